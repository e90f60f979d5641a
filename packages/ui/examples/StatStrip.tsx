import { StatStrip } from '@etherpilot/ui';
import { derived, live } from '@etherpilot/ui/model';

export function Example() {
  return (
    <StatStrip
      label="Your bots"
      stats={[
        { label: 'Active Bots', figure: live('3') },
        { label: 'Total Return', figure: derived('+$12.40'), detail: 'since Jul 1, 2026' },
      ]}
    />
  );
}
