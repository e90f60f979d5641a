import { Delta, Stack } from '@etherpilot/ui';
import { PercentDelta, UsdDelta } from '@etherpilot/ui/components';
import { decimal } from '@etherpilot/ui/money';

export function Example() {
  return (
    <Stack gap={2}>
      <UsdDelta value={decimal('12.40')} />
      <PercentDelta value={decimal('-1.72')} />
      <Delta sign={0} text="No change" />
    </Stack>
  );
}
