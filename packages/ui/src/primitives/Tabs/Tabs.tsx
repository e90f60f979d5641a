'use client';

import { DirectionProvider } from '@base-ui/react/direction-provider';
import { type ReactNode, useContext } from 'react';
import { DirectionContext } from '../../messages/DirectionContext.js';
import type { ElementProps } from '../ElementProps.js';
import * as S from './Tabs.styles.js';

/** The props of `Tabs`. */
export interface TabsProps<Value extends string> extends ElementProps<HTMLDivElement> {
  /** What the tabs divide. */
  readonly label: string;
  /** The tabs from left to right, each with what it shows. */
  readonly tabs: readonly { readonly value: Value; readonly label: string; readonly content: ReactNode }[];
  /** The tab that is shown, where the host holds that. Without it the tabs hold it, from `defaultValue` on. */
  readonly value?: Value | undefined;
  /** The tab that is shown first. Default: the first one. */
  readonly defaultValue?: Value | undefined;
  /** Called with the tab that was chosen. */
  readonly onValueChange?: ((value: Value) => void) | undefined;
}

/**
 * Views of one subject, one of them visible. All stay mounted, so that nothing typed is lost when switching. Arrow keys
 * move between the tabs, Enter or Space selects.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue = tabs[0]?.value,
  onValueChange,
  ...rest
}: TabsProps<Value>) {
  const direction = useContext(DirectionContext);
  return (
    <DirectionProvider direction={direction}>
      <S.Root
        {...rest}
        {...(value === undefined ? { defaultValue } : { value })}
        onValueChange={(next: Value) => onValueChange?.(next)}
      >
        <S.List aria-label={label}>
          {tabs.map((tab) => (
            <S.Tab key={tab.value} value={tab.value}>
              {tab.label}
            </S.Tab>
          ))}
        </S.List>
        {tabs.map((tab) => (
          <S.Panel key={tab.value} value={tab.value} keepMounted>
            {tab.content}
          </S.Panel>
        ))}
      </S.Root>
    </DirectionProvider>
  );
}
