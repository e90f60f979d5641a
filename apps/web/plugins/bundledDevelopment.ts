import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';

/** How long a page waits for the first bundle (ms). Then Vite's own answers, which reloads once there is one. */
const LONGEST_WAIT = 20_000;

/**
 * The development server bundles what a page imports, and a screen when it is first opened: hundreds of files would take
 * seconds. What is edited is replaced in the open page as without. UNBUNDLED=1 serves every file by itself.
 */
export function bundledDevelopment(): Plugin {
  return {
    name: 'bundled-development',
    apply: 'serve',
    config: (_, { isPreview }) => {
      if (isPreview === true || process.env['UNBUNDLED'] === '1') return {};
      // Files that share modules would otherwise run them before React's hot reloading is there.
      const output = { strictExecutionOrder: true };
      return { experimental: { bundledDev: true }, build: { rolldownOptions: { output } } };
    },
    configureServer({ middlewares, environments }) {
      const { bundledDev } = environments.client;
      const isWaiting = () => bundledDev?.hasBuildOutput === false;
      middlewares.use((request, _, next) => {
        const isPage = request.headers.accept?.includes('text/html') === true;
        if (isPage && isWaiting()) void nextAfter(waitWhile(isWaiting), next);
        else next();
      });
    },
  };
}

async function nextAfter(waiting: Promise<void>, next: () => void): Promise<void> {
  await waiting;
  next();
}

async function waitWhile(isWaiting: () => boolean): Promise<void> {
  const end = Date.now() + LONGEST_WAIT;
  while (isWaiting() && Date.now() < end) await setTimeout(20);
}
