import { useMessages } from '@etherpilot/ui';
import { landingScreenMessages } from '@etherpilot/ui/messages';
import { LandingScreen } from '@etherpilot/ui/screens/LandingScreen';
import { useSnapshot } from 'valtio';
import { content } from '../content.js';
import { session } from '../state/session.js';
import { Title } from '../navigation/Title.js';

export function LandingRoute() {
  const t = useMessages(landingScreenMessages);
  const { current } = useSnapshot(session);
  return (
    <>
      <Title>{t('title')}</Title>
      <LandingScreen
        isSignedIn={current.status === 'signedIn'}
        testimonials={content.testimonials}
        team={content.team}
      />
    </>
  );
}
