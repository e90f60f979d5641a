import { ForgotPasswordScreen } from '@etherpilot/ui/screens/ForgotPasswordScreen';
import { Title } from './Title.js';

export function ForgotPasswordRoute() {
  return (
    <>
      <Title>Forgot password</Title>
      <ForgotPasswordScreen />
    </>
  );
}
