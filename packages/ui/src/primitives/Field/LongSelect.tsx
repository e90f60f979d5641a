'use client';

import { Combobox } from '@base-ui/react/combobox';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { usePortal } from '../../provider/usePortal.js';
import { Field } from './Field.js';
import * as Fields from './Field.styles.js';
import { LongSelectList, type ScrollTo } from './LongSelectList.js';
import { longSelectMessages } from './LongSelect.messages.js';
import * as S from './LongSelect.styles.js';
import type { SelectOption, SelectProps } from './Select.js';

export interface LongSelectProps extends Pick<SelectProps, 'label' | 'isLabelHidden' | 'options'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** A select with so many options that they are found by typing; of the list only what is in view is in the document. */
export function LongSelect({ value, options, onValueChange, ...frame }: LongSelectProps) {
  const t = useMessages(longSelectMessages);
  const portal = usePortal('list');
  const box = useRef<HTMLDivElement>(null);
  const scrollTo = useRef<ScrollTo>(null);
  const chosen = options.find((option) => option.value === value) ?? null;
  const name = chosen?.label ?? '';
  const [text, setText] = useState(name);
  return (
    <Field {...frame}>
      {(ids) => (
        <Combobox.Root
          virtualized
          autoHighlight
          items={options}
          value={chosen}
          onValueChange={(option: SelectOption | null) => option && onValueChange(option.value)}
          inputValue={text}
          onInputValueChange={setText}
          onItemHighlighted={(option, { reason, index }) => {
            if (option && reason !== 'pointer') scrollTo.current?.(index);
          }}
        >
          <Fields.Box ref={box} data-size="medium">
            {/* What was emptied and left still is what it was. */}
            <Combobox.Input {...ids} onBlur={() => setText(name)} />
            <ChevronDown className="ep-icon" aria-hidden="true" />
          </Fields.Box>
          <Combobox.Portal {...portal}>
            <S.Positioner anchor={box} sideOffset={4} align="start">
              <S.Popup>
                <S.Empty>{t('none')}</S.Empty>
                <Combobox.List aria-label={frame.label}>
                  <LongSelectList scrollToRef={scrollTo} />
                </Combobox.List>
              </S.Popup>
            </S.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}
