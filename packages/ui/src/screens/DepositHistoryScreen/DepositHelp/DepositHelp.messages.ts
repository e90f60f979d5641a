import { defineMessages } from '../../../messages/messages.js';

export const depositHelpMessages = defineMessages('DepositHelp', {
  notArrived: 'Not arrived?',
  coin: 'The coin you sent is {name} ({currency}).',
  network: 'You sent it over the network this address was made for.[ Ask {support} if you are not sure.]',
  amount: 'You sent the full {amount} {currency}; fees of your wallet or exchange come on top.',
  sessionOver:
    'The payment session is probably over: it usually ends after 60 minutes. Do not send to its address any more.',
  sessionOpen: 'You paid within the payment session. It usually ends after 60 minutes; {minutes} have passed.',
  transaction: 'The transaction in your wallet is confirmed. Look it up at {explorer}.',
  transactionElsewhere: 'The transaction in your wallet is confirmed. Look it up in the explorer your wallet links to.',
  or: 'or',
  stillMissing:
    'All of this is right and it is still pending? [Contact support: {contact}|The operator of this site can find it by this report.]',
  copy: '[Copy a report for support|Copy a report]',
  copied: 'Report copied',
  copyFailed: 'Copying failed',
  report:
    'Deposit not arrived\nRecord: {id}\nTransaction ID: {transactionId}\nCoin: {currency}\nAmount: {amount} {currency}\nStatus: {status}\nCreated: {created}',
  none: 'none',
});
