import { defineMessages } from '../../messages/messages.js';

export const termsDialogMessages = defineMessages('TermsDialog', {
  title: 'Terms & Conditions',
  source: 'Sample terms',
  who: 'Who may use it',
  whoText: 'You must be 18 or older. An account is for one person.',
  risk: 'Risk',
  deposits: 'Deposits',
  depositsText:
    'Each coin has its own minimum, shown on the deposit page. A deposit counts once Deposit History shows it as Paid.',
  bots: 'Bots',
  botsText: "You can't stop a bot or take its money out here. [Contact {support}.|Only the operator can.]",
  withdrawals: 'Withdrawals',
  withdrawalsText:
    'The minimum is {minimumWithdrawal} USD. A request is reviewed within 24-48 hours. Exchange rate and network fee are set by the operator. Coins sent to a wrong address cannot be recovered.',
  device: 'Data on this device',
  deviceText:
    'This browser stores your session, a copy of your profile, your settings and chart data. Logging out removes the session and the profile.',
  close: 'Close',
});
