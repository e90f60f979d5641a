import type { Frame, Page } from 'playwright';
import { openPreview, type OpenStorybook, show } from '../lib/storybook.ts';

/** A link in a story, and the story a click on it leads to. */
interface Step {
  readonly from: string;
  readonly link: string;
  readonly to: string;
}

const inSidebar: Step = { from: 'screens-accountscreen--ready', link: 'Withdraw', to: 'screens-withdrawscreen--ready' };

const steps: readonly Step[] = [
  inSidebar,
  { from: 'screens-botsscreen--loading', link: 'Active Bots', to: 'screens-activebotsscreen--loading' },
  { from: 'screens-platformscreen--ready-phone', link: 'Withdraw', to: 'screens-withdrawscreen--ready-phone' },
  { from: 'screens-landingscreen--ready', link: 'Get Started', to: 'screens-signupscreen--ready' },
  { from: 'screens-notfoundscreen--ready', link: 'Return to Home', to: 'screens-landingscreen--ready' },
];

/** Longer than a story takes to appear on a busy machine. */
const LIMIT_MS = 20_000;

/** Clicks links in stories, and names those that lead elsewhere, by the story they are in. */
export async function followLinks(opened: OpenStorybook): Promise<ReadonlyMap<string, readonly string[]>> {
  const page = await openPreview(opened, { isStill: true });
  const problems = new Map<string, readonly string[]>();
  /* oxlint-disable no-await-in-loop -- in one page, one after the other */
  for (const step of steps) {
    await show(page, step.from);
    const problem = await follow(page, page.mainFrame(), step);
    if (problem !== undefined) problems.set(step.from, [problem]);
  }
  /* oxlint-enable no-await-in-loop */

  // Beside the sidebar, the story is in a frame, and the sidebar's page has the address.
  await page.goto(`${opened.origin}?path=/story/${inSidebar.from}`);
  const frame = await page.locator('iframe#storybook-preview-iframe').elementHandle();
  const inFrame = await frame?.contentFrame();
  const problem = inFrame ? await follow(page, inFrame, inSidebar) : 'there is no frame beside the sidebar';
  if (problem !== undefined) problems.set(`${inSidebar.from} beside the sidebar`, [problem]);
  await page.context().close();
  return problems;
}

/** What is wrong with a link, if anything. */
async function follow(page: Page, where: Frame, { link, to }: Step): Promise<string | undefined> {
  try {
    await where.getByRole('link', { name: link, exact: true }).first().click({ timeout: LIMIT_MS });
    await page.waitForURL(({ search }) => search.endsWith(to), { timeout: LIMIT_MS, waitUntil: 'commit' });
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    return `"${link}" does not lead to ${to} but to ${page.url()} (${reason})`;
  }
}
