import { defineMessages } from '../../messages/messages.js';

/** What the page and the dialog of a deposit say of its address. */
export const depositAddressMessages = defineMessages('DepositAddress', {
  copy: 'Copy address',
  copied: 'Copied',
  copyFailed: 'Not copied. Select the address and copy it.',
  network: "The network isn't confirmed. Ask [{support}|the operator of this site] before sending {currency}.",
  unpayableTitle: "This address can't be paid to",
  unpayable:
    "It contains a character that no address has. Don't send anything for your deposit of {amount}, created {moment}. [Contact {support}|Contact the operator of this site] and name this deposit.",
});
