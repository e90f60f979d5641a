import { useMessages } from '@etherpilot/ui';
import { forgotPasswordScreenMessages } from '@etherpilot/ui/messages';
import { ForgotPasswordScreen } from '@etherpilot/ui/screens/ForgotPasswordScreen';
import { Title } from '../navigation/Title.js';

export function ForgotPasswordRoute() {
  const t = useMessages(forgotPasswordScreenMessages);
  return (
    <>
      <Title>{t('title')}</Title>
      <ForgotPasswordScreen />
    </>
  );
}
