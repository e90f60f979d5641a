import { Stack } from '@etherpilot/ui';
import { Moment } from '@etherpilot/ui/components';

export function Example() {
  return (
    <Stack gap={1}>
      <Moment time={{ kind: 'instant', iso: '2026-07-12T14:02:00Z' }} />
      <Moment time={{ kind: 'localTime', iso: '2026-07-12T14:02:00' }} />
      <Moment time={{ kind: 'date', iso: '2026-07-12' }} />
    </Stack>
  );
}
