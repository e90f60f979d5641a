import { UiProvider } from '@etherpilot/ui';
import { ContactPanel } from '@etherpilot/ui/components';

export function Example() {
  return (
    <UiProvider support={{ email: 'help@example.com' }}>
      <ContactPanel
        onCopy={(text) => navigator.clipboard.writeText(text)}
        onOpenMail={({ href }) => window.location.assign(href)}
      />
    </UiProvider>
  );
}
