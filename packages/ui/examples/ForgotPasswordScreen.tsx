import { UiProvider } from '@etherpilot/ui';
import { ForgotPasswordScreen } from '@etherpilot/ui/screens/ForgotPasswordScreen';

/** It names the way to reach you, because only support can reset a password. */
export function Example() {
  return (
    <UiProvider support={{ email: 'help@example.com' }}>
      <ForgotPasswordScreen />
    </UiProvider>
  );
}
