import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import * as account from '../../packages/ui/src/screens/AccountScreen/AccountScreen.stories.js';
import * as activeBots from '../../packages/ui/src/screens/ActiveBotsScreen/ActiveBotsScreen.stories.js';
import * as bots from '../../packages/ui/src/screens/BotsScreen/BotsScreen.stories.js';
import * as depositCancel from '../../packages/ui/src/screens/DepositCancelScreen/DepositCancelScreen.stories.js';
import * as depositHistory from '../../packages/ui/src/screens/DepositHistoryScreen/DepositHistoryScreen.stories.js';
import * as deposit from '../../packages/ui/src/screens/DepositScreen/DepositScreen.stories.js';
import * as depositSuccess from '../../packages/ui/src/screens/DepositSuccessScreen/DepositSuccessScreen.stories.js';
import * as forgotPassword from '../../packages/ui/src/screens/ForgotPasswordScreen/ForgotPasswordScreen.stories.js';
import * as landing from '../../packages/ui/src/screens/LandingScreen/LandingScreen.stories.js';
import * as login from '../../packages/ui/src/screens/LoginScreen/LoginScreen.stories.js';
import * as notFound from '../../packages/ui/src/screens/NotFoundScreen/NotFoundScreen.stories.js';
import * as platform from '../../packages/ui/src/screens/PlatformScreen/PlatformScreen.stories.js';
import * as profile from '../../packages/ui/src/screens/ProfileScreen/ProfileScreen.stories.js';
import * as settings from '../../packages/ui/src/screens/SettingsScreen/SettingsScreen.stories.js';
import * as signup from '../../packages/ui/src/screens/SignupScreen/SignupScreen.stories.js';
import * as support from '../../packages/ui/src/screens/SupportScreen/SupportScreen.stories.js';
import * as withdrawalHistory from '../../packages/ui/src/screens/WithdrawalHistoryScreen/WithdrawalHistoryScreen.stories.js';
import * as withdraw from '../../packages/ui/src/screens/WithdrawScreen/WithdrawScreen.stories.js';
import preview from '../preview.js';
import { lossesIn } from './lossesIn.js';

interface ScreenStory {
  readonly input: { readonly render?: unknown };
  readonly meta: { readonly input: { readonly component?: unknown; readonly render?: unknown } };
  readonly composed: { readonly args: object };
}

/** Every screen, and the states with the most in a line. */
const states: Readonly<Record<string, ScreenStory>> = {
  'Account Ready': account.Ready,
  'Account FirstStep': account.FirstStep,
  'Account LongText': account.LongText,
  'ActiveBots Ready': activeBots.Ready,
  'ActiveBots LongText': activeBots.LongText,
  'Bots Ready': bots.Ready,
  'Bots LongText': bots.LongText,
  'DepositCancel Ready': depositCancel.Ready,
  'DepositHistory Ready': depositHistory.Ready,
  'DepositHistory LongText': depositHistory.LongText,
  'DepositHistory Partial': depositHistory.Partial,
  'Deposit Ready': deposit.Ready,
  'Deposit Created': deposit.Created,
  'Deposit LongText': deposit.LongText,
  'DepositSuccess Ready': depositSuccess.Ready,
  'ForgotPassword Ready': forgotPassword.Ready,
  'Landing Ready': landing.Ready,
  'Login Ready': login.Ready,
  'NotFound Ready': notFound.Ready,
  'Platform Ready': platform.Ready,
  'Platform LongText': platform.LongText,
  'Profile Ready': profile.Ready,
  'Profile LongText': profile.LongText,
  'Settings Ready': settings.Ready,
  'Signup Ready': signup.Ready,
  'Support Ready': support.Ready,
  'Support LongText': support.LongText,
  'WithdrawalHistory Ready': withdrawalHistory.Ready,
  'WithdrawalHistory LongText': withdrawalHistory.LongText,
  'Withdraw Ready': withdraw.Ready,
  'Withdraw UncertainFound': withdraw.UncertainFound,
  'Withdraw LongText': withdraw.LongText,
};

/** Screens without the shell, as a host shows them that has a layout of its own. */
function Columns({ width }: { readonly width: number }) {
  return Object.entries(states).map(
    ([
      name,
      {
        input,
        meta: { input: shared },
        composed,
      },
    ]) => {
      const Screen = (input.render ?? shared.render ?? shared.component) as ComponentType;
      return (
        <div key={name} data-state={name} style={{ width, marginInlineStart: 400 }}>
          <Screen {...composed.args} />
        </div>
      );
    },
  );
}

const meta = preview.meta({
  component: Columns,
  tags: ['!dev', '!autodocs'],
  // Each screen has landmarks and ids of a page of its own.
  parameters: { a11y: { test: 'off' } },
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    await expect(innerWidth).toBe(1440);
    const columns = [...canvasElement.querySelectorAll<HTMLElement>('[data-state]')];
    await expect(columns).toHaveLength(Object.keys(states).length);
    // Three of a state tell enough: a wide row has many parts.
    const losses = columns.flatMap((column) =>
      lossesIn(column)
        .slice(0, 3)
        .map((loss) => `${column.dataset['state']} ${loss}`),
    );
    await expect(losses).toEqual([]);
  },
});

/** The width of a small phone, in a window of 1440 px as all of these. */
export const Column320 = meta.story({ args: { width: 320 } });

/** A side panel. */
export const Column380 = meta.story({ args: { width: 380 } });

/** Half a window: wider than a phone, too narrow for columns of text. */
export const Column600 = meta.story({ args: { width: 600 } });

/** Beside the host's own navigation. */
export const Column900 = meta.story({ args: { width: 900 } });
