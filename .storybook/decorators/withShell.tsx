import type { Decorator } from '@storybook/react-vite';
import { AppShell } from '../../packages/ui/src/components/AppShell/AppShell.js';
import { ConnectionStrip } from '../../packages/ui/src/components/ConnectionStrip/ConnectionStrip.js';
import type { Place } from '../../packages/ui/src/model/Place.js';
import { live } from '../../packages/ui/src/model/Provenance.js';
import { decimal } from '../../packages/ui/src/money/decimal.js';

const balance = live(decimal('1250.00'));
const stay = () => {};

/** Renders a screen inside the shell, with the navigation entry of `parameters.shell.current` selected. */
export const withShell: Decorator = (Story, { parameters, globals }) => {
  const { current = null } = (parameters['shell'] ?? {}) as { readonly current?: Place | null };
  const isOffline = globals['connection'] === 'offline';
  return (
    <AppShell
      current={current}
      balance={balance}
      isOffline={isOffline}
      strip={isOffline && <ConnectionStrip kind="offline" onRetry={stay} />}
      onLogOut={stay}
    >
      <Story />
    </AppShell>
  );
};
