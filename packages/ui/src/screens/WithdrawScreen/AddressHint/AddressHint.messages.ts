import { defineMessages } from '../../../messages/messages.js';
import { addressFamilyTexts } from '../../../model/coins.js';

export const addressHintMessages = defineMessages('AddressHint', {
  ...addressFamilyTexts,
  fits: 'Looks like {family} address; checksum matches. A hint only, the server does not check it.',
  fitsNetwork:
    'Looks like {family} address; checksum matches. {currency} would travel on that network. A hint only, the server does not check it.',
  noChecksum:
    'Looks like {family} address, written without a checksum: compare every character. A hint only, the server does not check it.',
  mismatch: 'Looks like {family} address, but its checksum does not match: a character is wrong. Copy it again.',
  otherCoin: 'This looks like {family} address, but you chose {currency}. Coins sent to another network can be lost.',
  testNetwork: 'This looks like {family} address. Coins sent to it from here are lost.',
  mainNetwork: 'This looks like {family} address of the main network. Only test coins are sent from here.',
  oldLitecoin: 'Bitcoin and old Litecoin addresses look like this. Make sure that it is yours on Litecoin.',
  unrecognised:
    'This does not look like an address for {currency}. Check it again: what is sent to a wrong address cannot be returned.',
  unchecked: 'The address could not be checked. Compare every character before you send.',
  retry: 'Try again',
  uri: 'This is a payment link, not an address. Keep only the address in it.',
  name: 'This is a name, not an address. Paste the address behind it.',
  lineBreak: 'There is a line break inside the address. Join the lines or copy it again.',
  space: 'There is a space inside the address. Remove it.',
  nonAscii:
    'The address contains a character that no address has. It may be invisible or look like another one. Copy the address again.',
});
