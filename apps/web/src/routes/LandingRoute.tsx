import { ButtonLink, Empty, PublicLayout, RiskNote } from '@etherpilot/ui';
import { useSnapshot } from 'valtio';
import { session } from '../state/session.js';
import { Title } from './Title.js';

/** The landing page is still to be built; its name and the risk line already stand. */
export function LandingRoute() {
  const { current } = useSnapshot(session);
  const isSignedIn = current.status === 'signedIn';
  return (
    <PublicLayout isSignedIn={isSignedIn}>
      <Title>Automated Ethereum Trading</Title>
      <Empty
        isPage
        headingLevel={1}
        title="Automated Ethereum Trading"
        help="This page is not built yet. Creating an account and signing in work."
        action={
          <ButtonLink to={isSignedIn ? 'platform' : 'signup'} kind="primary">
            {isSignedIn ? 'Go to platform' : 'Get Started'}
          </ButtonLink>
        }
      />
      <RiskNote />
    </PublicLayout>
  );
}
