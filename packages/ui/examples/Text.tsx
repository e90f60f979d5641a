import { Label, Mono, Num, Stack, Text } from '@etherpilot/ui';

export function Example() {
  return (
    <Stack gap={1}>
      <Label>Total Return</Label>
      <Num>+$12.40</Num>
      <Text tone="soft">Since your bots were started.</Text>
      <Mono>0x742d35Cc6634C0532925a3b844Bc454e4438f44e</Mono>
    </Stack>
  );
}
