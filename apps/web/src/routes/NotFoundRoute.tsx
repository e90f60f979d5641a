import { NotFoundScreen } from '@etherpilot/ui/screens/NotFoundScreen';
import { Title } from '../navigation/Title.js';
import { pageTexts } from '../texts/pageTexts.js';

export function NotFoundRoute() {
  return (
    <>
      <Title>{pageTexts.notFound}</Title>
      <NotFoundScreen />
    </>
  );
}
