import type { Decorator } from '@storybook/react-vite';
import { AppShell } from '../../packages/ui/src/components/AppShell/AppShell.js';
import { ConnectionStrip } from '../../packages/ui/src/components/ConnectionStrip/ConnectionStrip.js';
import type { Place } from '../../packages/ui/src/model/Place.js';
import { live, type Sourced } from '../../packages/ui/src/model/Provenance.js';
import { type Decimal, decimal } from '../../packages/ui/src/money/decimal.js';
import { readGlobals } from '../toolbar/globalTypes.js';

/** USD; `null` when it is not known. */
type Balance = Sourced<Decimal> | null;

const usual: Balance = live(decimal('1250.00'));
const inBots = live(decimal('1618.38'));
/** When the figures were read that are shown without a connection (ms since the epoch). */
const readAt = Date.UTC(2026, 6, 12, 13, 58);
const stay = () => {};

/**
 * Renders a screen inside the shell, with the navigation entry of `parameters.shell.current` selected and the balance of
 * the screen, or of `parameters.shell.balance` beside a screen that takes none. Without a connection, the shell says so
 * and disables what sends or fetches.
 */
export const withShell: Decorator = (Story, { args, globals, parameters }) => {
  const shell = (parameters['shell'] ?? {}) as { readonly current?: Place | null; readonly balance?: Balance };
  const given = args['balance'] as Balance | undefined;
  const { current = null, balance = given === undefined ? usual : given } = shell;
  const isOffline = readGlobals(globals).connection === 'offline';
  return (
    <AppShell
      current={current}
      balance={balance}
      inBots={inBots}
      isOffline={isOffline}
      strip={isOffline && <ConnectionStrip kind="offline" readAt={readAt} onRetry={stay} />}
      onLogOut={stay}
    >
      <Story />
    </AppShell>
  );
};
