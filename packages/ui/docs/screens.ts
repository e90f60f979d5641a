import type { Usages } from './Usage.js';

export const screens: Usages = {
  AccountScreen: {
    when: 'At the place `account`, inside `AppShell`.',
    pairs: [
      {
        good: 'Pass `unknown` for an activation that could not be read.',
        bad: '“Step 1 of 2” for somebody whose deposits could not be read.',
      },
    ],
  },
  ActiveBotsScreen: {
    when: 'At the place `activeBots`, inside `AppShell`.',
    pairs: [
      { good: 'Keep the last data while it is read again.', bad: 'An empty list before the server has answered.' },
    ],
  },
  BotsScreen: {
    when: 'At the place `bots`, inside `AppShell`.',
    pairs: [
      {
        good: 'Say with `statistics` whether figures are samples or yours, and how they were counted.',
        bad: 'Users and profits without a source.',
      },
    ],
  },
  DepositCancelScreen: {
    when: 'Where your payment provider sends people who did not pay.',
    pairs: [
      {
        good: 'Read the address with `readPaymentQuery`.',
        bad: 'Marking a deposit as failed because somebody opened this page.',
      },
    ],
  },
  DepositHistoryScreen: {
    when: 'At the place `depositHistory`, inside `AppShell`.',
    pairs: [
      {
        good: 'Keep `query` in the address, so that a link shows the same list.',
        bad: 'Loading the next page on scrolling: search and export need all of it.',
      },
    ],
  },
  DepositScreen: {
    when: 'At the place `deposit`, inside `AppShell`.',
    pairs: [
      {
        good: 'Store `created` outside of the screen: the address must outlive it.',
        bad: 'Creating a second deposit because the first answer was lost.',
      },
    ],
  },
  DepositSuccessScreen: {
    when: 'Where your payment provider sends people after paying.',
    pairs: [
      {
        good: 'Let the history say whether it is credited.',
        bad: 'Adding the amount to the balance: an address proves nothing.',
      },
    ],
  },
  ForgotPasswordScreen: {
    when: 'At the place `forgotPassword`.',
    pairs: [{ good: 'Name a support channel in `UiProvider`.', bad: 'A form that sends no email.' }],
  },
  LandingScreen: {
    when: 'At the place `home`, inside `PublicLayout`.',
    pairs: [{ good: 'Give your own team and reviews, with evidence.', bad: 'Returns without the risk beside them.' }],
  },
  LoginScreen: {
    when: 'At the place `login`.',
    pairs: [
      {
        good: 'Say with `isSessionEnded` why the person is here again.',
        bad: 'Telling which of email and password was wrong.',
      },
    ],
  },
  NotFoundScreen: {
    when: 'For every path without a screen.',
    pairs: [{ good: 'Answer with status 404 as well.', bad: 'Sending people home without a word.' }],
  },
  PlatformScreen: {
    when: 'At the place `platform`, inside `AppShell`.',
    pairs: [
      { good: 'Give the chart as a slot and load it on demand.', bad: 'A price that is hours old without its age.' },
    ],
  },
  ProfileScreen: {
    when: 'At the place `profile`, inside `AppShell`.',
    pairs: [
      {
        good: 'Keep name and email on the screen while they are read again.',
        bad: 'An average profit over bots that could not be read.',
      },
    ],
  },
  SettingsScreen: {
    when: 'At the place `settings`, inside `AppShell`.',
    pairs: [{ good: 'Store `preferences` on the device, at once.', bad: 'A Save button: a switch holds at once.' }],
  },
  SignupScreen: {
    when: 'At the place `signup`.',
    pairs: [
      {
        good: 'Put errors of the server below their fields, with `fieldErrors`.',
        bad: 'Signing up twice because the first answer was slow.',
      },
    ],
  },
  SupportScreen: {
    when: 'At the place `support`, inside `AppShell`.',
    pairs: [
      { good: 'Keep the open article in the address.', bad: 'Samples of questions as if they were answered by you.' },
    ],
  },
  WithdrawalHistoryScreen: {
    when: 'At the place `withdrawalHistory`, inside `AppShell`.',
    pairs: [
      {
        good: 'Keep `query` in the address, so that a link shows the same list.',
        bad: 'A hash shortened to less than its first and last ten signs.',
      },
    ],
  },
  WithdrawScreen: {
    when: 'At the place `withdraw`, inside `AppShell`.',
    pairs: [
      {
        good: 'Report an order without an answer as `uncertain`.',
        bad: 'Trying it again by code: it may be paid twice.',
      },
    ],
  },
};
