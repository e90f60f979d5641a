/** The declarations of a row and its nine parts, the same for every subject: tokens and layout as in our tables. */
export const looks = {
  row: 'display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); align-items: center; gap: var(--ep-s2); padding: var(--ep-s4) var(--ep-card-pad); border-top: 1px solid var(--ep-line-soft); color: var(--ep-text-body);',
  coin: 'display: flex; align-items: center; gap: var(--ep-s2);',
  icon: 'width: 1.25rem; height: 1.25rem; border-radius: 50%; background: var(--ep-line);',
  name: 'font-weight: 600; color: var(--ep-text-strong);',
  code: 'font-size: var(--ep-size-small); color: var(--ep-text-faint);',
  status:
    'width: fit-content; padding: 0 var(--ep-s2); border: 1px solid var(--ep-line); border-radius: var(--ep-r-card); font-size: var(--ep-size-small);',
  amount: 'font-variant-numeric: tabular-nums; text-align: end;',
  price: 'font-variant-numeric: tabular-nums; text-align: end; color: var(--ep-text-strong);',
  when: 'font-size: var(--ep-size-small); line-height: var(--ep-lh-small);',
  id: 'overflow-wrap: anywhere; color: var(--ep-text-faint);',
} as const;

/** The names of a row's parts. */
export type Part = keyof typeof looks;
export const parts = Object.keys(looks) as readonly Part[];
