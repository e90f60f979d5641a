import { PublicLayout } from '@etherpilot/ui';
import { LandingScreen } from '@etherpilot/ui/screens/LandingScreen';

export function Example() {
  return (
    <PublicLayout>
      <LandingScreen />
    </PublicLayout>
  );
}
