'use client';

import { Pencil, RotateCw } from 'lucide-react';
import { FigureMeanings } from '../../components/FigureMeanings/FigureMeanings.js';
import { type PartialList, PartialListNotice } from '../../components/PartialListNotice/PartialListNotice.js';
import { truncate } from '../../format/truncate.js';
import { getInitial } from '../../format/text.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Investment } from '../../model/Investment.js';
import type { Loadable } from '../../model/Loadable.js';
import type { Viewer } from '../../model/User.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { Avatar, Card, Figure } from '../../primitives/Card/Card.js';
import { failureNoteMessages } from '../../primitives/FailureNote/FailureNote.messages.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Label, Text } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { getProfileStats } from '../../rules/profileStats.js';
import { profileScreenMessages } from './ProfileScreen.messages.js';
import * as S from './ProfileScreen.styles.js';
import { useSpoken } from '../../primitives/Spoken/useSpoken.js';

export interface ProfileSummaryProps {
  readonly viewer: Viewer;
  readonly investments: Loadable<readonly Investment[]>;
  readonly partial: PartialList | undefined;
  readonly onRetry: () => void;
}

const figures = ['activeBots', 'avgProfit'] as const;

/** The person, and the results of their bots. */
export function ProfileSummary({ viewer, investments, partial, onRetry }: ProfileSummaryProps) {
  const t = useMessages(profileScreenMessages);
  const spoken = useSpoken();
  const note = useMessages(failureNoteMessages);
  const { count, meanPercent } = useFormat();
  const { status, data } = investments;
  const stats = data && getProfileStats(data);
  // Only an empty list is 0.0%; without a response nothing is known.
  const instead = status === 'loading' ? t('loading') : t('unknownFigure');
  const profit = stats?.profitPercent;
  return (
    <Card aria-label={t('summary')} aria-busy={status === 'loading'}>
      <Stack>
        <S.Person>
          <Avatar size="large" aria-hidden="true">
            {getInitial(viewer.name)}
          </Avatar>
          <div>
            {viewer.name && (
              <h2>
                <bdi>{viewer.name}</bdi>
              </h2>
            )}
            <Text tone="soft">
              <bdi>{viewer.email}</bdi>
            </Text>
          </div>
        </S.Person>
        <S.Figures>
          <div>
            <Label as="dt">{t('activeBots')}</Label>
            <Figure as="dd">{stats ? count(stats.activeBots) : instead}</Figure>
          </div>
          <div>
            <Label as="dt">{t('avgProfit')}</Label>
            <Figure as="dd">{profit ? meanPercent(profit) : stats ? t('unknownFigure') : instead}</Figure>
            {profit && stats.totalTrades > 0 && <Label as="dd">{t('overBots', { count: stats.totalTrades })}</Label>}
          </div>
        </S.Figures>
        <FigureMeanings
          headingLevel={viewer.name ? 3 : 2}
          title={t('meanings')}
          figures={figures.map((name) => ({ name: t(name), meaning: t(`${name}Meaning`) }))}
        />
        {partial && <PartialListNotice list={partial} of="figures" onRetry={onRetry} />}
        {profit === null && (
          <Text size="small" tone="soft">
            {t('unreadableReturn')}
          </Text>
        )}
        {investments.status === 'failed' && (
          <S.Failure ref={spoken}>
            <Text tone="soft">
              <bdi>{truncate(investments.failure.message)}</bdi>
              {data !== undefined && ` ${note('stillShown')}`}
            </Text>
            <SendButton
              variant="line"
              size="small"
              icon={<RotateCw className="ep-icon" aria-hidden="true" />}
              onClick={() => onRetry()}
            >
              {t('retry')}
            </SendButton>
          </S.Failure>
        )}
        <ButtonLink to="settings" variant="line" isWide icon={<Pencil className="ep-icon" aria-hidden="true" />}>
          {t('editProfile')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
