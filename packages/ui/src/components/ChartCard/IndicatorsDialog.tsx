'use client';

import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { type ChartView, defaultSettings, type Indicator, indicatorKinds } from '../../model/ChartView.js';
import { Button } from '../../primitives/Button/Button.js';
import { Dialog } from '../../primitives/Dialog/Dialog.js';
import { TextField } from '../../primitives/Field/TextField.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Switch } from '../../primitives/Switch/Switch.js';
import { useFormat } from '../../provider/useFormat.js';
import { isValidSetting, settingLimits } from '../../rules/indicatorSettings.js';
import { indicatorsMessages } from '../Indicators/Indicators.messages.js';
import { indicatorsDialogMessages } from './IndicatorsDialog.messages.js';
import * as S from './IndicatorsDialog.styles.js';

/** The props of `IndicatorsDialog`. */
export interface IndicatorsDialogProps {
  readonly view: ChartView;
  readonly onChangeView: (view: ChartView) => void;
  readonly onClose: () => void;
}

type Drafts = Readonly<Record<Indicator['kind'], readonly string[]>>;

/** Chooses indicators and their periods. A switch and a valid number take effect at once. */
export function IndicatorsDialog({ view, onChangeView, onClose }: IndicatorsDialogProps) {
  const t = useMessages(indicatorsDialogMessages);
  const getName = useMessages(indicatorsMessages);
  const { count } = useFormat();
  const [drafts, setDrafts] = useState<Drafts>(() => {
    const getTexts = (kind: Indicator['kind']) =>
      (view.indicators.find((each) => each.kind === kind)?.settings ?? defaultSettings[kind]).map(String);
    return {
      sma: getTexts('sma'),
      ema: getTexts('ema'),
      bollinger: getTexts('bollinger'),
      rsi: getTexts('rsi'),
      macd: getTexts('macd'),
    };
  });

  /** Numbers that cannot be used leave the indicator as it was. */
  function change(kind: Indicator['kind'], texts: readonly string[], isOn: boolean): void {
    setDrafts({ ...drafts, [kind]: texts });
    const areValid = texts.every((text, at) => isValidSetting(kind, at, text));
    const before = view.indicators.find((each) => each.kind === kind);
    const next = areValid
      ? { kind, settings: texts.map(Number) }
      : (before ?? { kind, settings: defaultSettings[kind] });
    const all = indicatorKinds.flatMap((each) => {
      if (each === kind) return isOn ? [next] : [];
      return view.indicators.filter((known) => known.kind === each);
    });
    onChangeView({ ...view, indicators: all });
  }

  return (
    <Dialog
      isOpen
      title={t('title')}
      description={t('description')}
      foot={<Button onClick={() => onClose()}>{t('done')}</Button>}
      onClose={onClose}
    >
      <Stack>
        {indicatorKinds.map((kind) => {
          const isOn = view.indicators.some((each) => each.kind === kind);
          return (
            <S.Row key={kind}>
              <Switch
                label={getName(kind)}
                detail={t(kind)}
                checked={isOn}
                onCheckedChange={(turnedOn) => change(kind, drafts[kind], turnedOn)}
              />
              {isOn && (
                <S.Settings>
                  {drafts[kind].map((text, at) => {
                    const { name, min, max } = settingLimits[kind][at] ?? { name: 'period', min: 2, max: 200 };
                    const error = t('limits', { min: count(min), max: count(max) });
                    return (
                      <TextField
                        key={name}
                        label={t(name)}
                        inputMode="numeric"
                        value={text}
                        error={isValidSetting(kind, at, text) ? undefined : error}
                        onValueChange={(typed) =>
                          change(
                            kind,
                            drafts[kind].map((each, index) => (index === at ? typed : each)),
                            true,
                          )
                        }
                      />
                    );
                  })}
                </S.Settings>
              )}
            </S.Row>
          );
        })}
      </Stack>
    </Dialog>
  );
}
