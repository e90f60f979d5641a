import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { expectOffline, offline } from '../../fixtures/offline.js';
import { withShell } from '../../fixtures/withShell.js';
import { StoryLink } from '../../fixtures/StoryLink.js';
import { defaultPreferences, type Preferences } from '../../model/Preferences.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { SettingsScreen, type SettingsScreenProps } from './SettingsScreen.js';

/** Stores the preferences like a host. */
function Held(props: SettingsScreenProps) {
  const [preferences, setPreferences] = useState(props.preferences);
  const change = (changed: Partial<Preferences>) => {
    setPreferences({ ...preferences, ...changed });
    props.onChangePreferences(changed);
  };
  return <SettingsScreen {...props} preferences={preferences} onChangePreferences={change} />;
}

const args: SettingsScreenProps = {
  preferences: defaultPreferences,
  onChangePreferences: fn(),
  devicePermission: 'unasked',
  onAllowOnDevice: fn(),
  onNotify: fn(),
  onLogOut: fn(),
  onGoBack: fn(),
};

const meta = preview.meta({
  title: 'Screens/SettingsScreen',
  tags: ['stable'],
  component: SettingsScreen,
  args,
  render: (given) => <Held {...given} />,
  decorators: [withShell],
  parameters: { shell: { current: 'settings' } },
});

const getMain = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

/** Which switches are on, by name. */
const getSwitches = (canvasElement: HTMLElement) =>
  Object.fromEntries(
    getMain(canvasElement)
      .getAllByRole<HTMLInputElement>('switch')
      .map((control) => [control.labels?.[0]?.querySelector('span > span')?.textContent, control.checked]),
  );

const toggle = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(getMain(canvasElement).getByRole('switch', { name }));

/** Trading switches start off, notifications on. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SET-04', 'SET-06', 'SET-07', 'SET-09'] },
  play: async ({ canvasElement }) => {
    await expect(getSwitches(canvasElement)).toEqual({
      'One-click deal': false,
      'Stop the robot in one click': false,
      'Push Notifications': true,
      'Risk Alerts': true,
    });
  },
});

/** Each trading switch changes on its own and is only reported to the host. */
export const Trading = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SET-02', 'SET-03', 'SET-05'] },
  play: async ({ args: { onChangePreferences, onNotify }, canvasElement }) => {
    const deal = getMain(canvasElement).getByRole('switch', { name: 'One-click deal' });
    await expect(deal).toHaveAccessibleDescription(/^Open deals without confirmation/);
    await toggle(canvasElement, 'One-click deal');
    await expect(onChangePreferences).toHaveBeenLastCalledWith({ oneClickDeal: true });
    await expect(getSwitches(canvasElement)).toMatchObject({
      'One-click deal': true,
      'Stop the robot in one click': false,
    });
    await toggle(canvasElement, 'Stop the robot in one click');
    await expect(onChangePreferences).toHaveBeenLastCalledWith({ oneClickStop: true });
    await expect(onNotify).not.toHaveBeenCalled();
  },
});

/** The switch without an effect says so; the others say what they do. */
export const DeviceOnly = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-13', 'G-102'] },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    const none = "No effect yet: bots can't be stopped here.";
    await expect(main.getAllByText(none)).toHaveLength(1);
    const effects = [
      'Open deals without confirmation',
      none,
      'Tells you when a deposit or withdrawal settles',
      'Tells you when a deposit or withdrawal settles',
    ];
    for (const [at, control] of main.getAllByRole('switch').entries()) {
      await expect(control).toHaveAccessibleDescription(expect.stringContaining(effects[at] ?? ''));
    }
  },
});

Ready.test(
  'asks the browser for system notifications only on a click',
  async ({ args: { onAllowOnDevice }, canvasElement }) => {
    await toggle(canvasElement, 'Push Notifications');
    await expect(onAllowOnDevice).not.toHaveBeenCalled();
    await userEvent.click(getMain(canvasElement).getByRole('button', { name: 'Allow on this device' }));
    await expect(onAllowOnDevice).toHaveBeenCalledOnce();
  },
);

/** When the browser blocks notifications, the page says where to change that. */
export const Blocked = meta.story({ args: { devicePermission: 'denied' } });

Ready.test(
  'switching push notifications off switches risk alerts off and says so',
  { parameters: { requirements: ['SET-06', 'SET-08', 'SET-11'] } },
  async ({ args: { onChangePreferences, onNotify }, canvasElement }) => {
    await toggle(canvasElement, 'Push Notifications');
    await expect(getSwitches(canvasElement)).toMatchObject({ 'Push Notifications': false, 'Risk Alerts': false });
    await expect(onChangePreferences).toHaveBeenCalledOnce();
    await expect(onChangePreferences).toHaveBeenCalledWith({ notifications: false });
    await expect(onNotify).toHaveBeenCalledOnce();
    await expect(onNotify).toHaveBeenCalledWith({
      tone: 'info',
      title: 'Notifications Disabled',
      description: "You won't receive any notifications",
    });
  },
);

Ready.test(
  'switching risk alerts on switches push notifications on and says so',
  {
    parameters: { requirements: ['SET-07', 'SET-08', 'SET-10'] },
    args: { preferences: { ...defaultPreferences, notifications: false } },
  },
  async ({ args: { onChangePreferences, onNotify }, canvasElement }) => {
    await toggle(canvasElement, 'Risk Alerts');
    await expect(getSwitches(canvasElement)).toMatchObject({ 'Push Notifications': true, 'Risk Alerts': true });
    await expect(onChangePreferences).toHaveBeenCalledOnce();
    await expect(onChangePreferences).toHaveBeenCalledWith({ notifications: true });
    await expect(onNotify).toHaveBeenCalledOnce();
    await expect(onNotify).toHaveBeenCalledWith({
      tone: 'success',
      title: 'Notifications Enabled',
      description: "You'll now receive important account updates",
    });
  },
);

/** The language is a button that announces a future feature. */
export const Language = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SET-12', 'SET-13', 'G-103'] },
  play: async ({ args: { onNotify }, canvasElement }) => {
    await userEvent.click(getMain(canvasElement).getByRole('button', { name: 'English' }));
    await expect(onNotify).toHaveBeenCalledOnce();
    await expect(onNotify).toHaveBeenCalledWith({
      tone: 'info',
      title: 'Language selection',
      description: 'Language selection will be implemented soon',
    });
  },
});

/** Has a back button and a footer with version and year. */
export const Foot = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SET-01', 'SET-14', 'SET-15'] },
  play: async ({ args: { onGoBack }, canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText('v1.0.0')).toBeVisible();
    await expect(main.getByText('© 2024 Etherpilot')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Back' }));
    await expect(onGoBack).toHaveBeenCalledOnce();
  },
});

/** The copyright line names the host's brand and keeps the year 2024. */
export const CustomBrand = meta.story({
  render: (given) => (
    <UiProvider Link={StoryLink} brand={{ name: 'Northwind' }} now={() => Date.UTC(2031, 0, 1)}>
      <SettingsScreen {...given} />
    </UiProvider>
  ),
});

CustomBrand.test(
  "the copyright line names the host's brand and keeps the year 2024",
  { parameters: { requirements: ['SET-15', 'G-08'] } },
  async ({ canvasElement }) => {
    await expect(getMain(canvasElement).getByText('© 2024 Northwind')).toBeVisible();
  },
);

Ready.test(
  'phones have no sidebar, so they log out here',
  { parameters: { requirements: ['G-20'] }, globals: { viewport: { value: 'phone', isRotated: false } } },
  async ({ args: { onLogOut }, canvasElement }) => {
    await userEvent.click(getMain(canvasElement).getByRole('button', { name: 'Log out' }));
    await expect(onLogOut).toHaveBeenCalledOnce();
  },
);

Ready.test(
  'while logging out, the button is disabled',
  { args: { isLoggingOut: true }, globals: { viewport: { value: 'phone', isRotated: false } } },
  async ({ args: { onLogOut }, canvasElement }) => {
    await userEvent.click(getMain(canvasElement).getByRole('button', { name: 'Logging out...' }));
    await expect(onLogOut).not.toHaveBeenCalled();
  },
);

/** Without a connection, every switch still works: settings stay on the device. */
export const Offline = meta.story({ globals: offline });

Offline.test(
  'without a connection, every switch still works: settings stay on the device',
  async ({ args: { onChangePreferences }, canvasElement }) => {
    await expectOffline(canvasElement);
    for (const control of getMain(canvasElement).getAllByRole('switch')) await expect(control).toBeEnabled();
    await toggle(canvasElement, 'One-click deal');
    await expect(onChangePreferences).toHaveBeenCalledWith({ oneClickDeal: true });
    await expect(getSwitches(canvasElement)).toMatchObject({ 'One-click deal': true });
  },
);

/** All controls can be reached by keyboard, in reading order. */
export const Keyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args: { onChangePreferences }, canvasElement }) => {
    within(canvasElement).getByRole('main').focus();
    for (const name of ['Back', 'One-click deal', 'Stop the robot in one click', 'Push Notifications', 'Risk Alerts']) {
      await userEvent.tab();
      await expect(canvasElement.ownerDocument.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard(' ');
    await expect(onChangePreferences).toHaveBeenCalledOnce();
    await expect(onChangePreferences).toHaveBeenCalledWith({ notifications: false });
  },
});

/** Texts of other languages are up to 1.4 times as long; no switch is pushed out of its card. */
export const LongText = meta.story({
  globals: { textLength: 'long', viewport: { value: 'narrowest', isRotated: false } },
});

LongText.test(
  'texts of other languages are up to 1.4 times as long; no switch is pushed out of its card',
  async ({ canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    // The words that make it longer.
    await expect(getMain(canvasElement).getByText(/^One-click deal lorem/)).toBeVisible();
    for (const control of getMain(canvasElement).getAllByRole('switch')) {
      await expect(control.getBoundingClientRect().right).toBeLessThan(document.documentElement.clientWidth);
    }
  },
);

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(ReadyTest, DeviceOnly, Foot, Trading, Language));

export const Narrowest = meta.story({ globals: { viewport: { value: 'narrowest', isRotated: false } } });

Ready.test(
  'candle fill and colors are stored; statuses keep their colors',
  { parameters: { requirements: ['CHART-47'] } },
  async ({ args: { onChangePreferences }, canvasElement }) => {
    const main = getMain(canvasElement);
    await userEvent.selectOptions(main.getByRole('combobox', { name: 'Rising candles' }), 'Filled');
    await expect(onChangePreferences).toHaveBeenLastCalledWith({ candleFill: 'solid' });
    await userEvent.selectOptions(main.getByRole('combobox', { name: 'Gains and losses' }), 'Blue and orange');
    await expect(onChangePreferences).toHaveBeenLastCalledWith({ palette: 'colorBlind' });
  },
);
