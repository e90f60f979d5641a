import { experimental_getStatusStore as getStatusStore } from 'storybook/manager-api';
import type { Health } from './health.js';

const TYPE = 'etherpilot/health';

/** Marks each story in the sidebar with what the last walk through this Storybook has found in it. */
export async function showHealth(): Promise<void> {
  const response = await fetch(new URL('health.json', document.baseURI));
  if (!response.ok) return;
  const { walkedAt, problems } = (await response.json()) as Health;
  if (walkedAt === null) return;
  const date = walkedAt.slice(0, 10);
  const statuses = Object.entries(problems).map(([storyId, count]) => ({
    storyId,
    typeId: TYPE,
    value: count === 0 ? ('status-value:success' as const) : ('status-value:error' as const),
    title: 'Walk',
    description: count === 0 ? `Without a problem on ${date}` : `Problems found on ${date}: ${count}`,
  }));
  getStatusStore(TYPE).set(statuses);
}
