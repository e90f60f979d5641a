import type { Plugin } from 'vite';

/** The file beside `index.html` with what the walk through this Storybook has found. */
export const HEALTH_FILE = 'health.json';

/** What the last walk through a built Storybook says of it. */
export interface Health {
  /** When it was walked (ISO 8601); `null` before the first walk. */
  readonly walkedAt: string | null;
  /** How many problems each story and page had, by its id. */
  readonly problems: Readonly<Record<string, number>>;
}

/** The walk of a Storybook in which nobody has walked yet. */
const unknown: Health = { walkedAt: null, problems: {} };

/** Puts a file for the walk beside `index.html`, so that nobody asks for one that is missing. */
export function healthFile(): Plugin {
  const source = JSON.stringify(unknown);
  return {
    name: 'etherpilot:health',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: HEALTH_FILE, source });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${HEALTH_FILE}`, (_, response) => {
        response.setHeader('Content-Type', 'application/json').end(source);
      });
    },
  };
}

/** What was found in each story of a component, in words: `24 states, all without a problem on Nov 23, 2026`. */
export function describeHealth({ walkedAt, problems }: Health, ids: readonly string[]): string {
  const states = ids.length === 1 ? '1 state' : `${ids.length} states`;
  const known = ids.filter((id) => id in problems);
  if (walkedAt === null || known.length === 0) return `${states}, not walked since this Storybook was built`;
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(walkedAt));
  const failed = known.filter((id) => problems[id] !== 0).length;
  if (failed > 0) return `${states}, ${failed} with a problem on ${date}`;
  return `${states}, ${known.length === ids.length ? 'all' : known.length} passed on ${date}`;
}
