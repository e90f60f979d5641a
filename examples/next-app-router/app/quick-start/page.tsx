import { UiProvider } from '@etherpilot/ui';
import { NotFoundScreen } from '@etherpilot/ui/screens/NotFoundScreen';

/** A server component: provider and screen take no functions here, so no client component is needed. */
export default function Page() {
  return (
    <UiProvider brand={{ name: 'Quick start' }} support={{ email: 'help@example.com' }}>
      <NotFoundScreen />
    </UiProvider>
  );
}
