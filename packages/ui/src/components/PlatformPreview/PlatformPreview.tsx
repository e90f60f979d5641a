'use client';

import { Check } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import { Card, CardHead } from '../../primitives/Card/Card.js';
import { Row, Stack } from '../../primitives/Layout/Layout.js';
import { Scale } from '../../primitives/Scale/Scale.js';
import { Label, Num, Text } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { platformPreviewMessages } from './PlatformPreview.messages.js';
import * as S from './PlatformPreview.styles.js';
import { RECORDED_AT } from './previewCandles.js';
import { PreviewChart } from './PreviewChart.js';

const benefits = ['dailyResult', 'ownWallet'] as const;

/** A still picture of the product for visitors; each part is labelled as not live. */
export function PlatformPreview() {
  const t = useMessages(platformPreviewMessages);
  const { day } = useFormat();
  return (
    <Card isFlush aria-label={t('label')}>
      <CardHead>
        <Row gap={3}>
          <h2>{t('pair')}</h2>
          <Label>{t('interval')}</Label>
        </Row>
        <ProvenanceBadge provenance="stale" text={t('recorded', { day: day(RECORDED_AT) })} figure="previewCandles" />
      </CardHead>
      <S.Columns>
        <S.Plot dir="ltr">
          <PreviewChart />
        </S.Plot>
        <S.Side>
          <Row justify="between">
            <h3>{t('limits')}</h3>
            <ProvenanceBadge provenance="sample" text={t('example')} figure="previewSettings" />
          </Row>
          <Reading label={t('stopLoss')} value={t('stopLossValue')}>
            <Scale min={1} max={20} minor={1} major={5} value={5} size="tall" />
          </Reading>
          <Reading label={t('takeProfit')} value={t('takeProfitValue')}>
            <Scale min={5} max={50} minor={1} major={5} value={10} size="tall" />
          </Reading>
          <Text tone="soft">{t('loss')}</Text>
          <S.Benefits aria-label={t('benefits')}>
            {benefits.map((benefit) => (
              <li key={benefit}>
                <Check className="ep-icon" aria-hidden="true" />
                {t(benefit)}
              </li>
            ))}
          </S.Benefits>
        </S.Side>
      </S.Columns>
    </Card>
  );
}

interface ReadingProps {
  readonly label: string;
  readonly value: string;
  readonly children: React.ReactNode;
}

function Reading({ label, value, children }: ReadingProps) {
  return (
    <Stack gap={2}>
      <Row justify="between">
        <Label>{label}</Label>
        <Text as="span" tone="strong">
          <Num>{value}</Num>
        </Text>
      </Row>
      {children}
    </Stack>
  );
}
