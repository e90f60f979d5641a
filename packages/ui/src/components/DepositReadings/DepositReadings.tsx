'use client';

import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { Text } from '../../primitives/Text/Text.js';

export const depositReadingsMessages = defineMessages('DepositReadings', {
  title: 'Two readings of the same rule',
  help: 'Help text',
  helpText: 'deposits ETH only, minimum 500 USD equivalent, about 12 network confirmations, users must be 18 or older.',
  page: 'Deposit page',
  pageText: 'minimum 300 USD equivalent, confirmation in 10-30 minutes, every coin the server offers.',
  enforced: 'Enforced by the server',
  enforcedText: 'the minimum of the coin you choose, shown on its card.',
});

const readings = ['help', 'page', 'enforced'] as const;

/** What is said of deposits in different places, each with its owner: neither is silently dropped (G-97, H-19). */
export function DepositReadings() {
  const t = useMessages(depositReadingsMessages);
  return (
    <Note title={t('title')} headingLevel={2}>
      <Stack data-gap="1">
        {readings.map((reading) => (
          <p key={reading}>
            <Text as="span" data-tone="strong">{`${t(reading)}:`}</Text> {t(`${reading}Text`)}
          </p>
        ))}
      </Stack>
    </Note>
  );
}
