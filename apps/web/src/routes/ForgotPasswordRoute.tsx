import { ForgotPasswordScreen } from '@etherpilot/ui/screens/ForgotPasswordScreen';
import { content } from '../content.js';
import { Title } from './Title.js';

export function ForgotPasswordRoute() {
  return (
    <>
      <Title>Forgot password</Title>
      <ForgotPasswordScreen support={content.support} />
    </>
  );
}
