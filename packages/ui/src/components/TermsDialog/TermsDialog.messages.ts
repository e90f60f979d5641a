import { defineMessages } from '../../messages/messages.js';

export const termsDialogMessages = defineMessages('TermsDialog', {
  title: 'Terms & Conditions',
  source: 'Built-in text. The operator puts its own terms here.',
  who: 'Who may use it',
  whoText: 'You must be 18 or older. An account is for one person.',
  risk: 'Risk',
  deposits: 'Deposits',
  depositsText:
    'The server sets a minimum for each coin and enforces it. The deposit page notes 300 USD equivalent, the help text 500 USD equivalent. A deposit counts once your Deposit History says so.',
  bots: 'Bots',
  botsText: "You can't stop a bot or withdraw its funds here. [Contact {support}.|Only the operator of this site can.]",
  withdrawals: 'Withdrawals',
  withdrawalsText:
    'The minimum is {minimumWithdrawal} USD. A request is reviewed within 24-48 hours. Exchange rate and network fee are set by the operator. Coins sent to a wrong address cannot be recovered.',
  device: 'Data on this device',
  deviceText:
    'This browser stores your session, a copy of your profile, your settings and chart data. Logging out removes the session and the profile.',
  close: 'Close',
});
