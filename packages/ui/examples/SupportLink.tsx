import { SupportLink, Text, UiProvider } from '@etherpilot/ui';

export function Example() {
  return (
    <UiProvider support={{ email: 'help@example.com' }}>
      <Text>
        Something is missing? <SupportLink />
      </Text>
    </UiProvider>
  );
}
