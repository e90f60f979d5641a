import preview from '#.storybook/preview.js';
import { Card } from '../Card/Card.js';
import { Stack } from '../Layout/Layout.js';
import { Skeleton } from './Skeleton.js';

const meta = preview.meta({ title: 'Primitives/Skeleton', tags: ['stable'], component: Skeleton });

/** Placeholder lines within a card. */
export const Lines = meta.story({
  render: () => (
    <Card as="div">
      <Stack gap={3}>
        <Skeleton style={{ width: '40%', height: '1.75rem' }} />
        <Skeleton />
        <Skeleton style={{ width: '70%' }} />
      </Stack>
    </Card>
  ),
});
