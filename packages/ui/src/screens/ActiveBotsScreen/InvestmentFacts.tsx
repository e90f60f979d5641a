'use client';

import { useId } from 'react';
import { botConfigDialogMessages } from '../../components/BotConfigDialog/BotConfigDialog.messages.js';
import { Delta } from '../../components/Delta/Delta.js';
import { useServerWord } from '../../components/ServerWord/useServerWord.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { useMessages } from '../../messages/useMessages.js';
import type { BotConfiguration } from '../../model/Bot.js';
import { botSettingList } from '../../model/botSettings.js';
import { shareInPercent, subtract, ZERO } from '../../money/decimal.js';
import { Card, KeyValues } from '../../primitives/Card/Card.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Text } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { normalizeStatus } from '../../rules/botStatus.js';
import type { LargestFall } from '../../rules/results.js';
import { investmentDetailsMessages } from './InvestmentDetails.messages.js';
import * as S from './InvestmentPage.styles.js';

/** The largest fall from a high, in days, dollars and percent. */
export function FallCard({ fall }: { readonly fall: LargestFall | null }) {
  const t = useMessages(investmentDetailsMessages);
  const { usd, usdChange, percentChange, shortDay } = useFormat();
  const titleId = useId();
  const named = (iso: string) => shortDay({ kind: 'date', iso });
  const percent = fall && shareInPercent(subtract(ZERO, fall.amount), fall.from);
  return (
    <Card aria-labelledby={titleId}>
      <Stack gap={3}>
        <h2 id={titleId}>{t('fall')}</h2>
        {fall === null ? (
          <Text tone="soft">{t('noFall')}</Text>
        ) : (
          <>
            <S.Between>
              <span>
                {fall.firstDay === fall.lastDay
                  ? named(fall.lastDay)
                  : t('fallDays', { first: named(fall.firstDay), last: named(fall.lastDay) })}
              </span>
              <Delta
                sign={-1}
                text={t('fallAmount', {
                  amount: usdChange(subtract(ZERO, fall.amount)),
                  percent: percent ? percentChange(percent) : '—',
                })}
              />
            </S.Between>
            <S.Small>{t('fallFrom', { amount: usd(fall.from) })}</S.Small>
          </>
        )}
      </Stack>
    </Card>
  );
}

const meanings = { active: 'activeMeans', paused: 'pausedMeans', stopped: 'stoppedMeans' } as const;

/** What the status of an investment means for its money. */
export function MeaningCard({ status }: { readonly status: string }) {
  const t = useSupportMessages(investmentDetailsMessages);
  const getWord = useServerWord();
  const titleId = useId();
  const known = normalizeStatus(status);
  const isRunning = known === 'active' || known === 'paused';
  const meaning = known in meanings ? meanings[known as keyof typeof meanings] : 'otherMeans';
  return (
    <Card aria-labelledby={titleId}>
      <Stack gap={3}>
        <h2 id={titleId}>{t('means', { status: getWord(status) })}</h2>
        <Text tone="soft">
          {t.rich(meaning)} {isRunning && t.rich('cannotStop')}
        </Text>
      </Stack>
    </Card>
  );
}

/** How an investment was configured on this device. */
export function ConfigurationCard({ settings }: { readonly settings: Omit<BotConfiguration, 'amount'> }) {
  const t = useMessages(investmentDetailsMessages);
  const tConfig = useMessages(botConfigDialogMessages);
  const getWord = useServerWord();
  const format = useFormat();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <Stack gap={2}>
        <h2 id={titleId}>{t('configuration')}</h2>
        <KeyValues>
          <div>
            <dt>{tConfig('strategy')}</dt>
            <dd>{tConfig(settings.strategy)}</dd>
          </div>
          <div>
            <dt>{t('riskLevel')}</dt>
            <dd>{getWord(settings.riskLevel)}</dd>
          </div>
          {botSettingList.map(([name, { unit }]) => (
            <div key={name}>
              <dt>{tConfig(name)}</dt>
              <dd>{unit === '%' ? format.wholePercent(settings[name]) : format.count(settings[name])}</dd>
            </div>
          ))}
        </KeyValues>
        <S.Small>{t('asStarted')}</S.Small>
      </Stack>
    </Card>
  );
}
