'use client';

import { useMessages } from '../../messages/useMessages.js';
import { Card } from '../../primitives/Card/Card.js';
import { Grid, Row, Stack } from '../../primitives/Layout/Layout.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
import { Spoken } from '../../primitives/Spoken/Spoken.js';
import { botsScreenMessages } from './BotsScreen.messages.js';

const cards = [1, 2, 3];
const lines = ['100%', '72%', '100%', '100%', '100%', '100%', '88%', '60%', '48%', '54%'];

/** Skeletons of the list of bots. */
export function BotCardSkeletons() {
  const t = useMessages(botsScreenMessages);
  return (
    <Grid columns={3}>
      <Spoken>{t('loading')}</Spoken>
      {cards.map((card) => (
        <Card as="div" key={card}>
          <Stack gap={5}>
            <Row canWrap={false} gap={3}>
              <Skeleton style={{ width: 40, height: 40, flex: 'none' }} />
              <Skeleton style={{ width: '48%' }} />
            </Row>
            {lines.map((width, index) => (
              <Skeleton key={index} style={{ width }} />
            ))}
            <Skeleton style={{ height: 40 }} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
