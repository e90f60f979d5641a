import { ButtonLink, Empty } from '@etherpilot/ui';

export function Example() {
  return (
    <Empty
      title="You don't have any active bots yet."
      help="A bot trades with the amount you give it."
      action={
        <ButtonLink to="bots" variant="primary">
          Start Your First Bot
        </ButtonLink>
      }
    />
  );
}
