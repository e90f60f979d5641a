'use client';

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import * as S from './Accordion.styles.js';

export interface AccordionItemProps {
  readonly title: string;
  readonly headingLevel: 2 | 3;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A title, and the text it expands. */
export function AccordionItem({ title, headingLevel, isOpen, onToggle, children }: AccordionItemProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  // React knows only `hidden`, in which browsers do not search.
  useLayoutEffect(() => {
    if (!isOpen) panel.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  const open = useEffectEvent(() => onToggle());
  // As soon as it is there, because the browser may search at once.
  useLayoutEffect(() => {
    const element = panel.current;
    const onFound = () => open();
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, []);
  return (
    <S.Item>
      <S.Header as={`h${headingLevel}`}>
        <S.Trigger
          id={id}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-panel` : undefined}
          onClick={() => onToggle()}
        >
          {title}
          <ChevronDown className="ep-icon" aria-hidden="true" />
        </S.Trigger>
      </S.Header>
      <S.Panel ref={panel} id={`${id}-panel`} role="region" aria-labelledby={id} hidden={!isOpen}>
        <div>{children}</div>
      </S.Panel>
    </S.Item>
  );
}
