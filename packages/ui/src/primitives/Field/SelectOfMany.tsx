'use client';

import { LONG_LIST } from '../LongList/rows.js';
import { onDemand } from '../OnDemand/onDemand.js';
import { useOnDemand } from '../OnDemand/useOnDemand.js';
import type { LongSelectProps } from './LongSelect.js';
import { Select } from './Select.js';

/** A chunk of its own, because few people have that many. */
const longSelectCode = onDemand(() => import('./LongSelect.js').then((module) => module.LongSelect));

/** A `Select`, or with more than 200 options a field in which they are found by typing. */
export function SelectOfMany(props: LongSelectProps) {
  return props.options.length > LONG_LIST ? <Long {...props} /> : <Select {...props} />;
}

function Long(props: LongSelectProps) {
  const { options, value } = props;
  const state = useOnDemand(longSelectCode);
  if (state.status === 'ready') return <state.code {...props} />;
  // The chosen one until the code has come, and all of them where it does not come.
  const known = state.status === 'failed' ? options : options.filter((option) => option.value === value);
  return <Select {...props} options={known} />;
}
