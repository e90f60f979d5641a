import { PublicLayout } from '@etherpilot/ui';
import { LandingScreen } from '@etherpilot/ui/screens/LandingScreen';

/** Team and reviews are samples and say so until you give your own. */
export function Example() {
  return (
    <PublicLayout>
      <LandingScreen
        team={{
          provenance: 'operator',
          value: [
            { name: 'Ada Lovelace', role: 'Engineering', bio: 'Builds the platform.' },
            { name: 'Grace Hopper', role: 'Operations', bio: 'Runs it.' },
            { name: 'Mary Jackson', role: 'Support', bio: 'Answers you.' },
          ],
        }}
      />
    </PublicLayout>
  );
}
