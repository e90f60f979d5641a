'use client';

import type { ComponentType } from 'react';
import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import { FailureNote } from '../FailureNote/FailureNote.js';
import type { OnDemand } from './onDemand.js';
import { useOnDemand } from './useOnDemand.js';

export const lazyPartMessages = defineMessages('LazyPart', {
  failedTitle: 'This part did not load',
  failed: 'Check your connection and try again. If that does not help, reload the page.',
});

/**
 * A component whose code is fetched when it is first drawn. Until then it is nothing; where the code could not be fetched,
 * a note in its place that offers to try again. Drawn anew, it tries again by itself.
 */
export function lazyPart<Props extends object>(part: OnDemand<ComponentType<Props>>): ComponentType<Props> {
  return function LazyPart(props: Props) {
    const t = useMessages(lazyPartMessages);
    const state = useOnDemand(part);
    if (state.status === 'loading') return null;
    if (state.status === 'failed') {
      const failure = { title: t('failedTitle'), message: t('failed') };
      return <FailureNote failure={failure} isRetrying={state.isRetrying} onRetry={state.retry} />;
    }
    return <state.code {...props} />;
  };
}
