import type { Decorator } from '@storybook/react-vite';
import { AppShell } from '../../packages/ui/src/components/AppShell/AppShell.js';
import type { Place } from '../../packages/ui/src/model/Place.js';
import { live } from '../../packages/ui/src/model/Provenance.js';
import { decimal } from '../../packages/ui/src/money/decimal.js';

const balance = live(decimal('1250.00'));
const stay = () => {};

/** Renders a screen inside the shell, with the navigation entry of `parameters.shell.current` selected. */
export const withShell: Decorator = (Story, { parameters }) => {
  const { current = null } = (parameters['shell'] ?? {}) as { readonly current?: Place | null };
  return (
    <AppShell current={current} balance={balance} onLogOut={stay}>
      <Story />
    </AppShell>
  );
};
