import { ButtonLink, Empty, PublicLayout } from '@etherpilot/ui';
import { Title } from './Title.js';

/** The contract has no call that resets a password, so nothing here pretends to send one (H-17). */
export function ForgotPasswordRoute() {
  return (
    <PublicLayout isSlim>
      <Title>Forgot password</Title>
      <Empty
        isPage
        headingLevel={1}
        title="Forgot password"
        help="This site cannot reset a password by itself. Ask its operator through the channel they gave you."
        action={
          <ButtonLink to="login" kind="line">
            Back to sign in
          </ButtonLink>
        }
      />
    </PublicLayout>
  );
}
