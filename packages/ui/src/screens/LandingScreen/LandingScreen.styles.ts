'use client';

import { styled } from 'styled-components';

export const Hero = styled.section`
  display: grid;
  gap: var(--ep-s6);
  padding: var(--ep-s8) 0;
  /* As high as the typeface's letters and a title never wider than a phone, so that every face takes as many lines. */
  & > h1 { font-size: min(var(--ep-size-hero), 10.2cqi); font-size-adjust: .51; line-height: var(--ep-line-hero); letter-spacing: var(--ep-track-hero); }
  & > div { display: grid; gap: var(--ep-s6); }
  & > div > p:first-child { max-width: 36rem; font-size: 1.125rem; font-size-adjust: .51; line-height: 1.75rem; color: var(--ep-text-soft); }
  /* Three lines on every phone, also in a wider typeface. */
  @container ep-column (width < 30rem) { & > div > p:first-child { max-width: 20rem; } }
  @container ep-column (width >= 48rem) { padding: var(--ep-s16) 0 var(--ep-s12); }
  @container ep-column (width >= 64rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
    gap: var(--ep-s12);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ep-s3);
  & > a { min-width: 10rem; }
  @container ep-column (width < 30rem) { & > a { flex: 1 0 100%; } }
`;

export const Features = styled.section`
  position: relative;
  padding: var(--ep-s4) 0 var(--ep-s16);
  & > ul {
    display: grid;
    border: 1px solid var(--ep-line-soft);
    border-radius: var(--ep-r-card);
    background: var(--ep-surface-card);
    overflow: hidden;
  }
  & li {
    display: grid;
    align-content: start;
    gap: var(--ep-s3);
    padding: var(--ep-card-pad);
    box-shadow: -1px -1px 0 var(--ep-line-soft);
  }
  & li > svg { margin-bottom: var(--ep-s2); color: var(--ep-accent-text); }
  & li > p { color: var(--ep-text-soft); }
  @container ep-column (width >= 48rem) {
    & > ul { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    & li { padding: var(--ep-s8) var(--ep-s6); }
  }
`;

export const StepScale = styled.div`
  margin-bottom: var(--ep-s4);
  @container ep-column (width < 48rem) { display: none; }
`;

export const Steps = styled.ol`
  display: grid;
  gap: var(--ep-s6);
  & > li { display: grid; grid-template-columns: var(--ep-s10) minmax(0, 1fr); }
  & > li > span {
    font-size: var(--ep-size-section);
    line-height: var(--ep-lh-card);
    font-weight: var(--ep-weight-strong);
    color: var(--ep-accent-text);
  }
  & p { color: var(--ep-text-soft); }
  @container ep-column (width >= 48rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0;
    & > li { grid-template-columns: minmax(0, 1fr); align-content: start; gap: var(--ep-s2); padding-inline-end: var(--ep-s4); }
  }
`;

export const Telegram = styled.div`
  padding-bottom: var(--ep-s16);
  & > section { display: grid; gap: var(--ep-s5); }
  & h2 { font-size: var(--ep-size-title); line-height: var(--ep-lh-title); letter-spacing: var(--ep-track-title); }
  & p { margin-top: var(--ep-s2); color: var(--ep-text-soft); }
  @container ep-column (width >= 48rem) {
    & > section { grid-template-columns: 1fr auto; align-items: center; padding: var(--ep-s10); }
  }
`;
