/** Every screen, each a pure component. To import a single one: `@etherpilot/ui/screens/DepositScreen`. */
export { AccountScreen, type AccountScreenProps } from './screens/AccountScreen/AccountScreen.js';
export { ActiveBotsScreen, type ActiveBotsScreenProps } from './screens/ActiveBotsScreen/ActiveBotsScreen.js';
export { BotsScreen, type BotsScreenProps } from './screens/BotsScreen/BotsScreen.js';
export {
  DepositCancelScreen,
  type DepositCancelScreenProps,
} from './screens/DepositCancelScreen/DepositCancelScreen.js';
export {
  DepositHistoryScreen,
  type DepositHistoryScreenProps,
} from './screens/DepositHistoryScreen/DepositHistoryScreen.js';
export { DepositScreen, type DepositScreenProps } from './screens/DepositScreen/DepositScreen.js';
export {
  DepositSuccessScreen,
  type DepositSuccessScreenProps,
} from './screens/DepositSuccessScreen/DepositSuccessScreen.js';
export { ForgotPasswordScreen } from './screens/ForgotPasswordScreen/ForgotPasswordScreen.js';
export { LandingScreen, type LandingScreenProps } from './screens/LandingScreen/LandingScreen.js';
export { LoginScreen, type LoginScreenProps } from './screens/LoginScreen/LoginScreen.js';
export { NotFoundScreen, type NotFoundScreenProps } from './screens/NotFoundScreen/NotFoundScreen.js';
export { PlatformScreen, type PlatformScreenProps } from './screens/PlatformScreen/PlatformScreen.js';
export { ProfileScreen, type ProfileScreenProps } from './screens/ProfileScreen/ProfileScreen.js';
export { SettingsScreen, type SettingsScreenProps } from './screens/SettingsScreen/SettingsScreen.js';
export { SignupScreen, type SignupScreenProps } from './screens/SignupScreen/SignupScreen.js';
export { SupportScreen, type SupportScreenProps } from './screens/SupportScreen/SupportScreen.js';
export { WithdrawScreen, type WithdrawScreenProps } from './screens/WithdrawScreen/WithdrawScreen.js';
export {
  WithdrawalHistoryScreen,
  type WithdrawalHistoryScreenProps,
} from './screens/WithdrawalHistoryScreen/WithdrawalHistoryScreen.js';
