import { createGlobalStyle, styled } from 'styled-components';

/** What sticks to the top of the window makes room for the steps. */
export const StepsSpace = createGlobalStyle`
  :root { --ep-ribbon-space: 3.5rem; }
`;

/** The steps, above everything the product shows. */
export const Bar = styled.aside`
  position: sticky;
  top: 0;
  z-index: calc(var(--ep-z-nav) + 1);
  display: flex;
  align-items: center;
  gap: var(--ep-s4);
  height: 3.5rem;
  padding-inline: var(--ep-s4);
  border-bottom: 1px solid var(--ep-line);
  background: var(--ep-surface-raised);
  & > button { flex: none; margin-inline-start: auto; }
`;

export const Steps = styled.ol`
  display: flex;
  gap: var(--ep-s5);
  min-width: 0;
  @media (width < 72em) { display: none; }
  li {
    display: flex;
    align-items: center;
    gap: var(--ep-s2);
    min-width: 0;
    color: var(--ep-text-faint);
    font-size: var(--ep-size-small);
    line-height: var(--ep-lh-small);
  }
  /* Three ticks, as at a place of the navigation. */
  li::before {
    content: '';
    flex: none;
    width: 7px;
    height: 12px;
    background: repeating-linear-gradient(to right, var(--ep-tick) 0 1px, transparent 1px 3px);
  }
  li[data-state='done'] { color: var(--ep-text-soft); }
  li[data-state='done']::before { background: repeating-linear-gradient(to right, var(--ep-positive) 0 1px, transparent 1px 3px); }
  li[aria-current] { color: var(--ep-text-strong); font-weight: var(--ep-weight-medium); }
  li[aria-current]::before { background: repeating-linear-gradient(to right, var(--ep-accent) 0 1px, transparent 1px 3px); }
`;

/** Where there is no room for the list: the step, and how far it is. */
export const Progress = styled.div`
  display: grid;
  gap: var(--ep-s1);
  flex: 1;
  min-width: 0;
  @media (width >= 72em) { display: none; }
  p {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    font-size: var(--ep-size-small);
    line-height: var(--ep-lh-small);
    color: var(--ep-text-strong);
  }
  p > span { color: var(--ep-text-faint); }
`;
