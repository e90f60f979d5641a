import { Scale, Stack, Text } from '@etherpilot/ui';

export function Example() {
  return (
    <Stack gap={2}>
      <Text>12 of 15 updates used today</Text>
      <Scale max={15} minor={1} major={5} value={12} tone="warning" />
    </Stack>
  );
}
