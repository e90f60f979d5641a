'use client';

import { useId } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { candleFills } from '../../model/ChartView.js';
import type { Preferences } from '../../model/Preferences.js';
import { Card, CardHead } from '../../primitives/Card/Card.js';
import { Select } from '../../primitives/Field/Select.js';
import { palettes } from '../../tokens/palettes.js';
import { settingsScreenMessages } from './SettingsScreen.messages.js';
import * as S from './SettingsScreen.styles.js';

export interface ChartSettingsProps {
  readonly preferences: Pick<Preferences, 'candleFill' | 'palette'>;
  readonly onChangePreferences: (changed: Partial<Preferences>) => void;
}

/** How candles, gains and losses look. */
export function ChartSettings({ preferences, onChangePreferences }: ChartSettingsProps) {
  const t = useMessages(settingsScreenMessages);
  const id = useId();
  const choose = <Name extends string>(names: readonly Name[], chosen: string, store: (name: Name) => void) => {
    const name = names.find((each) => each === chosen);
    if (name !== undefined) store(name);
  };
  return (
    <Card aria-labelledby={id}>
      <CardHead>
        <h2 id={id}>{t('chart')}</h2>
      </CardHead>
      <S.Rows>
        <Select
          label={t('rising')}
          value={preferences.candleFill}
          options={candleFills.map((value) => ({ value, label: t(value) }))}
          onValueChange={(chosen) => choose(candleFills, chosen, (candleFill) => onChangePreferences({ candleFill }))}
        />
        <Select
          label={t('palette')}
          value={preferences.palette}
          options={palettes.map((value) => ({ value, label: t(value) }))}
          onValueChange={(chosen) => choose(palettes, chosen, (palette) => onChangePreferences({ palette }))}
        />
      </S.Rows>
    </Card>
  );
}
