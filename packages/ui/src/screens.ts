/** Every screen, each a pure component. To import a single one: `@etherpilot/ui/screens/DepositScreen`. */

// The rest is written by `pnpm vitest run entryPoints -u`.
export * from './screens/AccountScreen/AccountScreen.js';
export * from './screens/ActiveBotsScreen/ActiveBotsScreen.js';
export * from './screens/BotsScreen/BotsScreen.js';
export * from './screens/DepositCancelScreen/DepositCancelScreen.js';
export * from './screens/DepositHistoryScreen/DepositHistoryScreen.js';
export * from './screens/DepositScreen/DepositScreen.js';
export * from './screens/DepositSuccessScreen/DepositSuccessScreen.js';
export * from './screens/ForgotPasswordScreen/ForgotPasswordScreen.js';
export * from './screens/LandingScreen/LandingScreen.js';
export * from './screens/LoginScreen/LoginScreen.js';
export * from './screens/NotFoundScreen/NotFoundScreen.js';
export * from './screens/PlatformScreen/PlatformScreen.js';
export * from './screens/ProfileScreen/ProfileScreen.js';
export * from './screens/SettingsScreen/SettingsScreen.js';
export * from './screens/SignupScreen/SignupScreen.js';
export * from './screens/SupportScreen/SupportScreen.js';
export * from './screens/WithdrawScreen/WithdrawScreen.js';
export * from './screens/WithdrawalHistoryScreen/WithdrawalHistoryScreen.js';
