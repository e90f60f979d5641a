'use client';

import { isActiveStatus } from '../../rules/botStatus.js';
import { useServerWord } from '../ServerWord/useServerWord.js';
import { Tag, type TagProps } from '../../primitives/Tag/Tag.js';
import type { ElementProps } from '../../primitives/ElementProps.js';
import { pickElementProps } from '../../primitives/pickElementProps.js';

type Appearance = Pick<TagProps, 'tone' | 'mark'>;

const active: Appearance = { tone: 'positive', mark: 'dot' };
const neutral: Appearance = { tone: 'neutral', mark: 'ring' };
const paused: Appearance = { tone: 'warning', mark: 'ring' };
const stopped: Appearance = { tone: 'neutral', mark: 'square' };

/** The props of `StatusTag`. */
export interface StatusTagProps extends ElementProps<HTMLSpanElement> {
  /** As the server sends it. An investment can be active, paused or stopped; a bot is active or not. */
  readonly status: string;
  /** What has the status, because both use other words. */
  readonly of: 'bot' | 'investment';
}

function getAppearance({ status, of }: StatusTagProps): Appearance {
  if (isActiveStatus(status)) return active;
  if (of === 'bot') return neutral;
  const word = status.trim().toLowerCase();
  if (word === 'paused') return paused;
  return word === 'stopped' ? stopped : neutral;
}

/** Whether a bot or an investment is running, by text, shape and colour. Unknown statuses are shown as sent. */
export function StatusTag(props: StatusTagProps) {
  const getWord = useServerWord();
  return (
    <Tag {...pickElementProps(props)} {...getAppearance(props)}>
      {getWord(props.status) || '—'}
    </Tag>
  );
}
