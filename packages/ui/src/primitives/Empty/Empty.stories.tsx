import preview from '#.storybook/preview.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Card } from '../Card/Card.js';
import { Empty } from './Empty.js';

const meta = preview.meta({
  title: 'Primitives/Empty',
  tags: ['stable'],
  component: Empty,
  args: {
    title: "You don't have any active bots yet.",
    help: 'Choose a bot, set its limits, and its figures appear here.',
    action: (
      <ButtonLink to="bots" variant="primary">
        Start Your First Bot
      </ButtonLink>
    ),
  },
});

/** The empty state within a card. */
export const InACard = meta.story({
  render: (args) => (
    <Card as="div">
      <Empty {...args} />
    </Card>
  ),
});

/** The empty state as a page. */
export const Page = meta.story({ args: { isPage: true } });

export const Phone = InACard.extend({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
