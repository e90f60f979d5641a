import { ForgotPasswordScreen } from '@etherpilot/ui/screens/ForgotPasswordScreen';
import { Title } from '../navigation/Title.js';

export function ForgotPasswordRoute() {
  return (
    <>
      <Title>Forgot password</Title>
      <ForgotPasswordScreen />
    </>
  );
}
