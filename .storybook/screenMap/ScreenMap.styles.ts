import { styled } from 'styled-components';

/** Scrolls on its own, so that the names of screens and states stay in sight. */
export const Scroller = styled.div`
  @container ep-column (width >= 44rem) {
    overflow: auto;
    max-height: calc(100dvh - var(--ep-s12));
    border: 1px solid var(--ep-line);
    border-radius: var(--ep-r-card);
    background: var(--ep-surface-card);
  }
  &:focus-visible { outline: 2px solid var(--ep-focus-ring); outline-offset: 2px; }
`;

export const Table = styled.table`
  text-align: start;
  th, td { text-align: start; vertical-align: top; }
  tbody th { font-weight: var(--ep-weight-regular); }
  thead th {
    font-size: var(--ep-size-small);
    line-height: var(--ep-lh-small);
    font-weight: var(--ep-weight-medium);
    color: var(--ep-text-strong);
  }
  thead span {
    display: block;
    font-size: var(--ep-size-tag);
    line-height: var(--ep-lh-tag);
    font-weight: var(--ep-weight-regular);
    color: var(--ep-text-faint);
  }
  @container ep-column (width >= 44rem) {
    border-collapse: separate;
    border-spacing: 0;
    width: max-content;
    min-width: 100%;
    th, td { padding: var(--ep-s2); width: 8.5rem; max-width: 8.5rem; }
    thead th {
      position: sticky;
      top: 0;
      z-index: 1;
      padding: var(--ep-s3) var(--ep-s2);
      background: var(--ep-surface-raised);
      border-bottom: 1px solid var(--ep-line);
    }
    tbody th {
      position: sticky;
      inset-inline-start: 0;
      padding-inline: var(--ep-s4);
      background: var(--ep-surface-card);
      border-inline-end: 1px solid var(--ep-line);
    }
    thead th:first-child { inset-inline-start: 0; z-index: 2; padding-inline: var(--ep-s4); border-inline-end: 1px solid var(--ep-line); }
    th:first-child { width: 11rem; min-width: 11rem; max-width: 11rem; }
    tbody tr + tr > * { border-top: 1px solid var(--ep-line-soft); }
  }
  @container ep-column (width < 44rem) {
    &, tbody { display: grid; gap: var(--ep-s4); grid-template-columns: minmax(0, 1fr); }
    thead { display: none; }
    tr {
      display: flex;
      flex-wrap: wrap;
      gap: var(--ep-s2);
      padding: var(--ep-card-pad);
      border: 1px solid var(--ep-line);
      border-radius: var(--ep-r-card);
      background: var(--ep-surface-card);
    }
    tbody th { order: 0; flex: 0 0 100%; padding-bottom: var(--ep-s2); }
    td { padding: 0; }
    /* Pictures first, then the other stories, then what there is none of. */
    td { order: 1; }
    td[data-picture] { order: 0; flex: 0 0 calc(50% - var(--ep-s1)); }
    td[data-reason] { order: 2; flex: 1 0 100%; }
  }
`;

export const Screen = styled.span`
  display: block;
  font-size: var(--ep-size-card);
  line-height: var(--ep-lh-card);
  font-weight: var(--ep-weight-strong);
  color: var(--ep-text-strong);
`;

/** A state that has a story: three ticks mark it, as they mark a place in the product's navigation. */
export const Story = styled.a`
  display: block;
  overflow: hidden;
  border: 1px solid var(--ep-line);
  border-radius: var(--ep-r-control);
  background: var(--ep-surface-raised);
  color: var(--ep-text-body);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  text-decoration: none;
  transition: background var(--ep-fast) var(--ep-ease), border-color var(--ep-fast) var(--ep-ease);
  /* The top of the page, which is what tells one screen from another. */
  & > img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 10;
    object-fit: cover;
    object-position: 0 0;
    border-bottom: 1px solid var(--ep-line-soft);
  }
  & > span { display: flex; align-items: center; gap: var(--ep-s2); min-height: var(--ep-control); padding: var(--ep-s1) var(--ep-s3); }
  & > span::before {
    content: '';
    flex: none;
    width: 7px;
    height: 10px;
    background: repeating-linear-gradient(to right, var(--ep-positive) 0 1px, transparent 1px 3px);
  }
  &:hover { background: var(--ep-surface-hover); border-color: var(--ep-line-control); }
  &:focus-visible { outline: 2px solid var(--ep-focus-ring); outline-offset: 2px; }
`;

/** Why there is no story; a dashed edge, as everywhere where nothing is measured. */
export const Reason = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  gap: 0 var(--ep-s2);
  min-height: var(--ep-control);
  padding: var(--ep-s1) var(--ep-s3);
  border: 1px dashed var(--ep-line);
  border-radius: var(--ep-r-control);
  color: var(--ep-text-faint);
  font-size: var(--ep-size-tag);
  line-height: var(--ep-lh-tag);
  b { font-weight: var(--ep-weight-medium); color: var(--ep-text-soft); }
  @container ep-column (width >= 44rem) { b { display: none; } }
  @container ep-column (width < 44rem) { min-height: 0; padding: var(--ep-s1) 0 0; border: 0; border-top: 1px dashed var(--ep-line); border-radius: 0; }
`;
