import '@etherpilot/ui/tokens.css';
import '@etherpilot/ui/styles.css';
import { UiProvider } from '@etherpilot/ui';
import { CandleChart } from '@etherpilot/ui/charts';
import { bots, liveHistory } from '@etherpilot/ui/fixtures';
import { IDLE, live, sampleStatistics } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { BotsScreen } from '@etherpilot/ui/screens/BotsScreen';
import { LoginScreen } from '@etherpilot/ui/screens/LoginScreen';
import { PlatformScreen } from '@etherpilot/ui/screens/PlatformScreen';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';

test('a person signs in', () => {
  const onSignIn = jest.fn();
  render(
    <UiProvider>
      <LoginScreen submission={IDLE} onSignIn={onSignIn} onNotify={jest.fn()} />
    </UiProvider>,
  );
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onSignIn).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'correct horse' });
});

test('the chart says in a sentence what its picture would show', () => {
  render(
    <UiProvider now={() => Date.parse('2026-07-12T14:00:00Z')}>
      <PlatformScreen
        history={{ status: 'ready', data: liveHistory }}
        updates={{ used: 1, nextRefreshAt: null }}
        chart={<CandleChart history={liveHistory} symbol="ETH-USD" />}
        onRefresh={jest.fn()}
        onRetry={jest.fn()}
      />
    </UiProvider>,
  );
  expect(screen.getByRole('img', { name: /ETH-USD/ })).toBeTruthy();
});

test('a bot opens in a dialog, whose code is fetched on demand', async () => {
  render(
    <UiProvider now={() => Date.parse('2026-07-12T14:00:00Z')}>
      <BotsScreen
        bots={{ status: 'ready', data: bots }}
        investments={{ status: 'ready', data: [] }}
        statistics={sampleStatistics}
        balance={live(decimal('5000.00'))}
        submission={IDLE}
        onStartBot={jest.fn()}
        onRequireDeposit={jest.fn()}
        onReadAgain={jest.fn()}
        onUnlock={jest.fn()}
        onRetry={jest.fn()}
        onNotify={jest.fn()}
      />
    </UiProvider>,
  );
  fireEvent.click(screen.getAllByRole('button', { name: /^Configure/ })[0]!);
  expect(await screen.findByRole('dialog', {}, { timeout: 10_000 })).toBeTruthy();
}, 20_000);
