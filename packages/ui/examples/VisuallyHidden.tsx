import { Num, VisuallyHidden } from '@etherpilot/ui';

export function Example() {
  return (
    <Num>
      <VisuallyHidden>Updates used today: </VisuallyHidden>
      12 / 15
    </Num>
  );
}
