'use client';

import type { ComponentType } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { FailureNote } from '../FailureNote/FailureNote.js';
import { lazyPartMessages } from '../FailureNote/FailureNote.messages.js';
import type { OnDemand } from './onDemand.js';
import { useOnDemand } from './useOnDemand.js';

/**
 * Wraps a component whose code is fetched when it first renders. Until then it renders nothing; if fetching fails, a
 * note with a button to try again. A new mount tries again automatically.
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
