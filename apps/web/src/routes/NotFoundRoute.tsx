import { NotFoundScreen } from '@etherpilot/ui/screens/NotFoundScreen';
import { Title } from '../navigation/Title.js';

export function NotFoundRoute() {
  return (
    <>
      <Title>Page not found</Title>
      <NotFoundScreen />
    </>
  );
}
