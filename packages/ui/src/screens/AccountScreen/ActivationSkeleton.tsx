'use client';

import { useId } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { Card, CardHead } from '../../primitives/Card/Card.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
import { Spoken } from '../../primitives/Spoken/Spoken.js';
import { rem } from '../../primitives/rem.js';
import { activationCardMessages } from './AccountScreen.messages.js';

const steps = [1, 2];

/** The activation card's skeleton while it is unknown what has happened. */
export function ActivationSkeleton() {
  const t = useMessages(activationCardMessages);
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} aria-busy="true">
      <CardHead>
        <h2 id={titleId}>{t('title')}</h2>
        <Spoken>{t('loading')}</Spoken>
      </CardHead>
      <Stack gap={5}>
        <Skeleton style={{ height: rem(2.5) }} />
        {steps.map((step) => (
          <Skeleton key={step} style={{ height: rem(2.75) }} />
        ))}
      </Stack>
    </Card>
  );
}
