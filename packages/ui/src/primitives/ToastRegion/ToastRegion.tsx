'use client';

import { Toast as Base } from '@base-ui/react/toast';
import { CircleCheck, CircleX, Info, X } from 'lucide-react';
import { type ReactNode, use, useContext, useEffect, useRef } from 'react';
import { truncate } from '../../format/truncate.js';
import { DirectionContext } from '../../messages/DirectionContext.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Notice } from '../../model/Notice.js';
import { AnnouncerContext } from '../../provider/LiveRegions.js';
import { usePortal } from '../../provider/usePortal.js';
import { useForeignText } from '../../provider/useServerText.js';
import { IconButton } from '../Button/IconButton.js';
import type { ElementProps } from '../ElementProps.js';
import { useMergedRef } from '../useMergedRef.js';
import { toastRegionMessages } from './ToastRegion.messages.js';
import * as S from './ToastRegion.styles.js';
import { useFocusReturn } from './useFocusReturn.js';
import { useWindowIsAway } from './useWindowIsAway.js';

/** A notice on the screen. The host stores the list; equal ids are the same toast. */
export interface Toast extends Notice {
  /** Unique among the toasts. */
  readonly id: string;
}

/** The props of `ToastRegion`. */
export interface ToastRegionProps extends ElementProps<HTMLDivElement> {
  /** The toasts to show, in order of occurrence. */
  readonly toasts: readonly Toast[];
  /** The person closed it or it timed out: the host removes it from the list. */
  readonly onDismiss: (dismissed: { readonly id: string }) => void;
}

/** How long a toast is shown (ms); failures stay longer. */
const LIFETIME: Readonly<Record<Notice['tone'], number>> = { success: 5000, info: 5000, negative: 10_000 };

/** The provider's live regions read toasts, so that the window of toasts must not. */
const NOT_LIVE = { 'aria-live': 'off', 'aria-atomic': undefined, 'aria-relevant': undefined } as const;

const icons = { success: CircleCheck, info: Info, negative: CircleX } as const;

/** Toasts over the page. Hover and focus pause their timers; F6 moves focus to them, Escape closes. */
export function ToastRegion(props: ToastRegionProps) {
  return (
    // No limit: a queued toast would time out unseen.
    <Base.Provider limit={Number.POSITIVE_INFINITY}>
      <ToastList {...props} />
    </Base.Provider>
  );
}

function ToastList({ toasts, onDismiss, ref: givenRef, ...rest }: ToastRegionProps) {
  const t = useMessages(toastRegionMessages);
  const portal = usePortal('toasts');
  const foreign = useForeignText();
  const write = (text: ReactNode) => (typeof text === 'string' ? foreign(text) : text);
  const outwards = useContext(DirectionContext) === 'rtl' ? 'left' : 'right';
  const isAway = useWindowIsAway();
  const { toasts: shown, close } = useShown(toasts, onDismiss);
  const { ref: ownRef, onFocus } = useFocusReturn(shown.every((toast) => toast.transitionStatus === 'ending'));
  const ref = useMergedRef(ownRef, givenRef);
  return (
    <Base.Portal {...portal}>
      <S.Viewport
        {...rest}
        ref={ref}
        onFocus={onFocus}
        aria-label={t('region')}
        {...NOT_LIVE}
        data-still={isAway || undefined}
      >
        {shown.map((toast) => {
          const tone = (toast.type ?? 'info') as Notice['tone'];
          const Icon = icons[tone];
          return (
            <S.Root
              key={toast.id}
              toast={toast}
              role="group"
              aria-modal={undefined}
              tabIndex={-1}
              swipeDirection={outwards}
            >
              <Icon className="ep-icon" aria-hidden="true" />
              <div>
                <S.Title>{toast.title && <bdi>{write(toast.title)}</bdi>}</S.Title>
                <S.Description>{toast.description && <bdi>{write(toast.description)}</bdi>}</S.Description>
              </div>
              <IconButton
                label={t('dismiss')}
                icon={<X className="ep-icon" aria-hidden="true" />}
                size="small"
                onClick={() => close(toast.id)}
              />
              <S.Lifetime aria-hidden="true" style={{ '--_life': `${LIFETIME[tone]}ms` }} />
            </S.Root>
          );
        })}
      </S.Viewport>
    </Base.Portal>
  );
}

/** Whether a screen reader has just read it as the error of the field that got the focus. */
function isReadWithFocus(text: string): boolean {
  const ids = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.some((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent === text);
}

/** Keeps Base UI's own list, which owns the timers, in sync with the host's. */
function useShown(toasts: readonly Toast[], onDismiss: ToastRegionProps['onDismiss']) {
  const { toasts: shown, add, close } = Base.useToastManager();
  const announcer = use(AnnouncerContext);
  const foreign = useForeignText();
  const added = useRef(new Set<string>());
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  }, [onDismiss]);
  useEffect(() => {
    const wanted = new Set(toasts.map((toast) => toast.id));
    for (const { id, tone, title, description } of toasts) {
      if (added.current.has(id)) continue;
      added.current.add(id);
      if (!isReadWithFocus(description)) {
        announcer?.announce(`${foreign(title)}. ${foreign(description)}`, {
          urgency: tone === 'negative' ? 'assertive' : 'polite',
          source: id,
        });
      }
      add({
        id,
        type: tone,
        title: truncate(title),
        description: truncate(description),
        timeout: LIFETIME[tone],
        onClose: () => {
          if (added.current.has(id)) dismiss.current({ id });
        },
      });
    }
    for (const id of added.current) {
      if (wanted.has(id)) continue;
      // Removed first, so that closing what the host removed does not notify the host.
      added.current.delete(id);
      close(id);
    }
  }, [toasts, add, close, announcer, foreign]);
  useEffect(() => {
    const all = added.current;
    // After a remount (strict mode) the timers are cleared; adding the toasts again restarts them.
    return () => all.clear();
  }, []);
  return { toasts: shown, close };
}
