'use client';

import { statusWord } from '../../format/text.js';
import { isActiveStatus } from '../../rules/investments.js';
import { Tag, type TagProps } from '../../primitives/Tag/Tag.js';

type Look = Pick<TagProps, 'tone' | 'mark'>;

const active: Look = { tone: 'positive', mark: 'dot' };
const neutral: Look = { tone: 'neutral', mark: 'ring' };
const paused: Look = { tone: 'warning', mark: 'ring' };
const stopped: Look = { tone: 'neutral', mark: 'square' };

export interface StatusTagProps {
  /** As the server sends it. An investment can be active, paused or stopped; a bot is active or not. */
  readonly status: string;
  readonly of: 'bot' | 'investment';
}

function lookOf({ status, of }: StatusTagProps): Look {
  if (isActiveStatus(status)) return active;
  if (of === 'bot') return neutral;
  const word = status.trim().toLowerCase();
  if (word === 'paused') return paused;
  return word === 'stopped' ? stopped : neutral;
}

/** Whether a bot or an investment is running, by text, shape and colour. Unknown statuses are shown as sent. */
export function StatusTag(props: StatusTagProps) {
  return <Tag {...lookOf(props)}>{statusWord(props.status) || '—'}</Tag>;
}
