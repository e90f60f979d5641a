'use client';

import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Scale } from '../../primitives/Scale/Scale.js';
import { notFoundScreenMessages } from './NotFoundScreen.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

const Root = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--ep-s2);
  min-height: calc(100dvh - 10.5rem - var(--ep-ribbon-space, 0px));
  padding: var(--ep-s8) 0 14vh;
  @container ep-column (width >= 48rem) { min-height: calc(100dvh - 8rem - var(--ep-ribbon-space, 0px)); }
  text-align: center;
  & > span:first-child { width: 160px; margin-bottom: var(--ep-s4); }
  & > p { color: var(--ep-text-soft); }
  & > a { margin-top: var(--ep-s5); }
`;

const Title = styled.h1`
  & > span {
    display: block;
    margin-bottom: var(--ep-s2);
    font-size: 4rem;
    line-height: 4.25rem;
    letter-spacing: var(--ep-track-hero);
    font-variant-numeric: tabular-nums;
  }
`;

/** The props of `NotFoundScreen`: those of its element. */
export interface NotFoundScreenProps extends ElementProps<HTMLDivElement> {}

/** The page for unknown URLs. */
export function NotFoundScreen(props: NotFoundScreenProps) {
  const t = useMessages(notFoundScreenMessages);
  return (
    <Root {...props}>
      <Scale max={24} minor={1} major={6} />
      <Title tabIndex={-1}>
        <span>{t('code')}</span> {t('title')}
      </Title>
      <p>{t('help')}</p>
      <ButtonLink to="home" variant="primary" size="large">
        {t('home')}
      </ButtonLink>
    </Root>
  );
}
