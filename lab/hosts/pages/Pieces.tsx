import { AppShell, Note, Select } from '@etherpilot/ui';
import { currencies, deposits } from '@etherpilot/ui/fixtures';
import { defaultPreferences, EVERY_DEPOSIT, IDLE, live } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import {
  DepositHistoryScreen,
  LandingScreen,
  LoginScreen,
  SettingsScreen,
  WithdrawScreen,
} from '@etherpilot/ui/screens';

const nothing = () => {};
const balance = live(decimal('1250.00'));
/** Screens that together hold nearly every primitive. */
export function Pieces() {
  return (
    <>
      <LandingScreen />
      <LoginScreen submission={IDLE} onSignIn={nothing} onNotify={nothing} />
      <AppShell current="withdraw" balance={balance} onLogOut={nothing}>
        <WithdrawScreen
          currencies={{ status: 'ready', data: currencies }}
          balance={balance}
          submission={IDLE}
          onWithdraw={nothing}
          onReadAgain={nothing}
          onUnlock={nothing}
          onRetry={nothing}
          onNotify={nothing}
        />
        <DepositHistoryScreen
          deposits={{ status: 'ready', readAt: 0, data: deposits }}
          query={EVERY_DEPOSIT}
          onChangeQuery={nothing}
          onRefresh={nothing}
          onExport={async () => {}}
          onCopy={async () => {}}
          onGoBack={nothing}
        />
        <SettingsScreen
          preferences={defaultPreferences}
          devicePermission="granted"
          onChangePreferences={nothing}
          onAllowOnDevice={nothing}
          onNotify={nothing}
          onLogOut={nothing}
          onGoBack={nothing}
        />
        <Select label="Coin" value="eth" options={[{ value: 'eth', label: 'ETH' }]} onValueChange={nothing} />
        <Note title="A title" headingLevel={3}>
          Text with <code>code</code>, <small>small print</small> and <strong>weight</strong>.
        </Note>
        <table>
          <caption>Amounts</caption>
          <tbody>
            <tr>
              <th>Coin</th>
              <td>ETH</td>
            </tr>
          </tbody>
        </table>
      </AppShell>
    </>
  );
}
