import { PlaceLink, Text } from '@etherpilot/ui';

export function Example() {
  return (
    <Text>
      Every deposit is in your <PlaceLink to="depositHistory">deposit history</PlaceLink>; the{' '}
      <PlaceLink to="support" part="deposit-guide">
        deposit guide
      </PlaceLink>{' '}
      explains each status.
    </Text>
  );
}
