import { createElement, type ReactNode } from 'react';

const colors = { stable: '#79c99e', beta: '#e0b25c', internal: '#a09f9b' } as const;

/** What a host can rely on: the tag of every component, and the badge beside its name in the sidebar. */
export const statuses = Object.keys(colors) as readonly (keyof typeof colors)[];

/** The name of an entry in the sidebar, with the badge of a component. */
export function renderLabel({
  name,
  type,
  tags,
}: {
  readonly name: string;
  readonly type: string;
  readonly tags: readonly string[];
}): ReactNode {
  const status = type === 'component' ? statuses.find((one) => tags.includes(one)) : undefined;
  if (status === undefined) return name;
  const style = {
    marginInlineStart: 8,
    paddingInline: 5,
    border: '1px solid currentcolor',
    borderRadius: 4,
    color: colors[status],
    fontSize: 10,
    lineHeight: '14px',
    whiteSpace: 'nowrap',
  };
  return [name, createElement('span', { key: 'status', style }, status)];
}
