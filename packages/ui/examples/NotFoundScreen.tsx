import { NotFoundScreen } from '@etherpilot/ui/screens/NotFoundScreen';

export function Example() {
  return <NotFoundScreen />;
}
