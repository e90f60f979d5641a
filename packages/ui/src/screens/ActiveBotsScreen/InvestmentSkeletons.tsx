'use client';

import { useMessages } from '../../messages/useMessages.js';
import { Card, CardHead } from '../../primitives/Card/Card.js';
import { Row, Stack } from '../../primitives/Layout/Layout.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
import { Spinner } from '../../primitives/Spinner/Spinner.js';
import { activeBotsScreenMessages } from './ActiveBotsScreen.messages.js';
import { useSpoken } from '../../primitives/Spoken/useSpoken.js';
import { rem } from '../../primitives/rem.js';

const rows = [1, 2, 3];

/** Skeletons of the list of investments. */
export function InvestmentSkeletons() {
  const t = useMessages(activeBotsScreenMessages);
  const spoken = useSpoken();
  return (
    <Card as="div">
      <CardHead>
        <Skeleton style={{ width: rem(8), height: rem(1.25) }} />
      </CardHead>
      <Stack gap={8}>
        {rows.map((row) => (
          <Row key={row} canWrap={false} gap={3}>
            <Skeleton style={{ width: 40, height: 40, flex: 'none' }} />
            <Stack gap={2} style={{ flex: 1 }}>
              <Skeleton style={{ width: '44%' }} />
              <Skeleton style={{ width: '26%', height: rem(0.75) }} />
            </Stack>
            <Skeleton style={{ width: rem(6) }} />
          </Row>
        ))}
        <Row ref={spoken}>
          <Spinner />
          {t('loading')}
        </Row>
      </Stack>
    </Card>
  );
}
