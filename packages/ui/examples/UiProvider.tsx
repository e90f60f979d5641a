import { Text, UiProvider } from '@etherpilot/ui';

/** Once, around everything. With a router of your own, give it a `Link`. */
export function Example() {
  return (
    <UiProvider
      brand={{ name: 'Your name' }}
      support={{ email: 'help@example.com' }}
      locale="en-GB"
      timeZone="Europe/London"
      colorScheme="system"
    >
      <Text>Your screens</Text>
    </UiProvider>
  );
}
