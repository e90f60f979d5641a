import type { Frame, Locator, Page } from 'playwright';
import { openPreview, type OpenStorybook, show } from './storybook.ts';
import type { PreviewPage } from './storyPage.ts';
import type { WalkedStory } from './storybookWalk.ts';

/** A link in a story, and the story a click on it leads to. */
interface Step {
  readonly from: string;
  readonly link: string;
  readonly to: string;
}

const inSidebar: Step = { from: 'screens-accountscreen--ready', link: 'Withdraw', to: 'screens-withdrawscreen--ready' };

/** A link on the screen that the one above leads to. */
const sibling: Step = { from: inSidebar.to, link: 'Account', to: inSidebar.from };

const steps: readonly Step[] = [
  inSidebar,
  { from: 'screens-botsscreen--loading', link: 'Active Bots', to: 'screens-activebotsscreen--loading' },
  { from: 'screens-platformscreen--ready-phone', link: 'Withdraw', to: 'screens-withdrawscreen--ready-phone' },
  { from: 'screens-landingscreen--ready', link: 'Get Started', to: 'screens-signupscreen--ready' },
  { from: 'screens-notfoundscreen--ready', link: 'Return to Home', to: 'screens-landingscreen--ready' },
];

type How = NonNullable<Parameters<Locator['click']>[0]>;

/** Clicks that open a link in another tab. */
const hows: readonly How[] = [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }];

/** Longer than a story takes to appear on a busy machine. */
const LIMIT_MS = 20_000;

/** Clicks links of all kinds in stories, also in tabs of their own, and names those that lead elsewhere. */
export async function followLinks(opened: OpenStorybook): Promise<readonly WalkedStory[]> {
  const alone = await openPreview(opened, { isStill: true });
  const walked: WalkedStory[] = [];
  const add = ({ from, link }: Step, where: string, problem: string | undefined) =>
    walked.push({
      id: from,
      title: `the link ${link} ${where}`,
      file: '',
      problems: problem === undefined ? [] : [problem],
    });
  /* oxlint-disable no-await-in-loop -- in one page, one after the other */
  for (const step of steps) {
    await show(alone, step.from);
    add(step, 'of a story', await follow(alone, alone.mainFrame(), step));
    // A story that is left while it is being drawn makes Storybook load the page again.
    await alone.waitForFunction(hasEnded);
  }
  /* oxlint-enable no-await-in-loop */

  await alone.context().close();

  // Beside the sidebar, the story is in a frame, and the sidebar's page has the address.
  const page = await opened.browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await page.goto(`${opened.origin}?path=/story/${inSidebar.from}`);
  const frame = await page.locator('iframe#storybook-preview-iframe').elementHandle();
  const inFrame = await frame?.contentFrame();
  const problem = inFrame ? await follow(page, inFrame, inSidebar) : 'there is no frame beside the sidebar';
  add(inSidebar, 'of a story beside the sidebar', problem);

  // As links do, they open another tab with a middle click or a held key.
  /* oxlint-disable no-await-in-loop -- one tab after the other */
  for (const how of hows) {
    const wrong = await openElsewhere(page, inFrame ?? page.mainFrame(), sibling, how);
    add(sibling, `with ${JSON.stringify(how)}`, wrong);
  }
  /* oxlint-enable no-await-in-loop */
  await page.close();
  return walked;
}

/** Runs in the page: whether the story that it shows is over. */
function hasEnded(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as PreviewPage;
  return ['finished', 'errored', 'aborted'].includes(preview.currentRender?.phase ?? '');
}

/** What is wrong with a click that opens another tab, if anything. */
async function openElsewhere(page: Page, where: Frame, { link, to }: Step, how: How): Promise<string | undefined> {
  const before = page.url();
  try {
    const opened = page.waitForEvent('popup', { timeout: LIMIT_MS });
    const clicked = where
      .getByRole('link', { name: link, exact: true })
      .first()
      .click({ ...how, timeout: LIMIT_MS });
    const [popup] = await Promise.all([opened, clicked]);
    await popup.waitForURL(({ search }) => search.endsWith(to), { timeout: LIMIT_MS, waitUntil: 'commit' });
    await popup.close();
    return page.url() === before ? undefined : `"${link}" also leads this tab to ${page.url()}`;
  } catch (error) {
    return `"${link}" opens no tab with ${to}: ${String(error).split('\n', 1)[0]}`;
  }
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
