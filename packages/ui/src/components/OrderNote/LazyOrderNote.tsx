'use client';

import { useEffect } from 'react';
import { isLocked } from '../../model/Submission.js';
import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';
import type { OrderNoteProps } from './OrderNote.js';

const code = onDemand(() => import('./OrderNote.js').then((module) => module.OrderNote));
const OrderNote = lazyPart(code);

/** `OrderNote`, whose code is fetched beside the form: few orders need it, and those may have lost their connection. */
export function LazyOrderNote(props: OrderNoteProps) {
  const { submission } = props;
  useEffect(() => code.preload(), []);
  const isClear =
    !isLocked(submission) &&
    submission.status !== 'unlisted' &&
    (submission.status !== 'failed' || submission.refused === undefined);
  return isClear ? null : <OrderNote {...props} />;
}
