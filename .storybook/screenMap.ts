/** The states a screen can be in, in the order of the screen map. The names are those of the stories. */
export const states = [
  { name: 'Ready', label: 'Ready', meaning: 'Everything has loaded' },
  { name: 'Loading', label: 'Loading', meaning: 'The first answer is awaited' },
  { name: 'Refreshing', label: 'Refreshing', meaning: 'Read again; the last data stays' },
  { name: 'Empty', label: 'Empty', meaning: 'There is nothing yet' },
  { name: 'Partial', label: 'Partial', meaning: 'Only part of a list could be read' },
  { name: 'Failed', label: 'Failed', meaning: 'No answer, or an error' },
  { name: 'FailedWithOlderData', label: 'Failed, older data', meaning: 'The last data stays and says so' },
  { name: 'Offline', label: 'Offline', meaning: 'The device has no connection' },
  { name: 'ErrorToast', label: 'Error toast', meaning: 'The error as a message over the page' },
  { name: 'Submitting', label: 'Submitting', meaning: 'The form was sent' },
  { name: 'FieldErrors', label: 'Field errors', meaning: 'The server refuses a value' },
  { name: 'ConnectionFailed', label: 'Connection failed', meaning: 'The request did not arrive' },
  { name: 'Uncertain', label: 'Uncertain', meaning: 'The answer was lost; history is read' },
  { name: 'UncertainReadFailed', label: 'Uncertain, unread', meaning: 'History could not be read either' },
  { name: 'UncertainNothingFound', label: 'Uncertain, not found', meaning: 'It is not in the history' },
  { name: 'UncertainFound', label: 'Uncertain, found', meaning: 'It is in the history' },
  { name: 'Locked', label: 'Locked', meaning: 'The balance is too small' },
  { name: 'LongText', label: 'Long text', meaning: 'The longest texts, on the narrowest screen' },
] as const;

/** The name of a state. */
export type State = (typeof states)[number]['name'];

/** A state as the address of its story and its tag write it: `failed-with-older-data`. */
export const toKebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** Why a screen has no story for a state. */
type Reasons = Partial<Record<State, string>>;

/** The same reason for several states. */
const forAll = (reason: string, ...names: readonly State[]): Reasons =>
  Object.fromEntries(names.map((name) => [name, reason]));

const loading = ['Loading', 'Refreshing', 'Empty', 'Partial', 'Failed', 'FailedWithOlderData'] as const;
const uncertain = ['Uncertain', 'UncertainReadFailed', 'UncertainNothingFound', 'UncertainFound'] as const;
const sending = ['Submitting', 'FieldErrors', 'ConnectionFailed', ...uncertain, 'Locked'] as const;

const sendsNothing = forAll('Sends nothing', ...sending);
const noOrder = forAll('Moves no money', ...uncertain, 'Locked');
const lostMeansUncertain = { ConnectionFailed: 'It may have arrived: see Uncertain' };
const fixedPage = (reason: string): Reasons => ({
  ...forAll(reason, ...loading),
  ...forAll('Loads and sends nothing', 'Offline', 'ErrorToast'),
  ...sendsNothing,
});
/** The two forms that sign a person in. */
const signsIn: Reasons = {
  ...forAll('Loads nothing', 'Refreshing', 'Empty', 'Partial', 'FailedWithOlderData'),
  Offline: 'Signed out, a try ends in Connection failed',
  Submitting: 'Its only wait is Loading',
  ...noOrder,
};

/** The screens in the order of a person's way through them; each with the states it has no story for, and why. */
export const screens: Readonly<Record<string, { readonly label: string; readonly without: Reasons }>> = {
  LandingScreen: { label: 'Landing', without: fixedPage('Its content comes with the page') },
  SignupScreen: { label: 'Sign up', without: signsIn },
  LoginScreen: { label: 'Sign in', without: signsIn },
  ForgotPasswordScreen: { label: 'Forgot password', without: fixedPage('Says whom to ask; loads nothing') },
  AccountScreen: {
    label: 'Account',
    without: {
      Refreshing: 'Read again without a mark; the balance keeps its time',
      Partial: 'A partial list counts as unknown: no activation card',
      FailedWithOlderData: 'Its only failure: Failed shows the saved balance',
      ...sendsNothing,
    },
  },
  PlatformScreen: {
    label: 'Platform',
    without: { Partial: 'Prices are one answer, not a list', ...sendsNothing },
  },
  BotsScreen: { label: 'Trading bots', without: lostMeansUncertain },
  ActiveBotsScreen: { label: 'Active bots', without: sendsNothing },
  DepositScreen: {
    label: 'Deposit',
    without: { ...lostMeansUncertain, Locked: 'A deposit needs no balance' },
  },
  DepositHistoryScreen: { label: 'Deposit history', without: sendsNothing },
  DepositSuccessScreen: {
    label: 'Payment submitted',
    without: fixedPage('Shows what its link says; Nothing given is a story'),
  },
  DepositCancelScreen: {
    label: 'Payment cancelled',
    without: fixedPage('Shows what its link says; Nothing given is a story'),
  },
  WithdrawScreen: {
    label: 'Withdraw',
    without: { ...lostMeansUncertain, Locked: 'The story Low balance: the form stays and says why' },
  },
  WithdrawalHistoryScreen: { label: 'Withdrawal history', without: sendsNothing },
  ProfileScreen: { label: 'Profile', without: sendsNothing },
  SettingsScreen: {
    label: 'Settings',
    without: {
      ...forAll('Settings are on this device at once', ...loading, 'ErrorToast'),
      ...sendsNothing,
    },
  },
  SupportScreen: {
    label: 'Support',
    without: {
      ...forAll('Its content comes with the page', ...loading, 'ErrorToast'),
      ...forAll('The email app sends its message', ...sending),
    },
  },
  NotFoundScreen: { label: 'Not found', without: fixedPage('Says one thing; loads nothing') },
};
