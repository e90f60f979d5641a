import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { protectedScreens } from './screens.js';
import { ONCE, startSession, untilLoaded, RELEASE } from './steps.js';

/** How many words a screen may have on a wide window, for the account with everything, beside what is fixed. */
interface Budget {
  readonly path: string;
  readonly words: number;
  /** What the product promises to say letter by letter, and its risk lines. */
  readonly fixed: readonly string[];
}

const RISK = 'Crypto trading is high risk. You can lose all the money you put in. Returns are not guaranteed.';

const publicScreens: readonly Budget[] = [
  { path: '/login', words: 55, fixed: [RISK] },
  {
    path: '/deposit-success?track_id=184729316&amount=0.25&currency=ETH',
    words: 60,
    fixed: ['Payment Submitted!', 'What happens next?', 'Deposit History', 'Go to Platform', 'Contact Support'],
  },
];

const signedInScreens: readonly Budget[] = [
  { path: '/platform', words: 110, fixed: [] },
  {
    path: '/deposit',
    words: 90,
    fixed: [RISK, 'Minimum deposit: 300 USD equivalent.', 'Create Deposit', 'Important Information'],
  },
  { path: '/robot', words: 190, fixed: [RISK, 'Past results do not predict future results.', 'a month', 'in 30 days'] },
  { path: '/withdraw', words: 80, fixed: [] },
  {
    path: '/profile',
    words: 70,
    fixed: [
      'Active Bots',
      'Avg Profit',
      'Edit Profile',
      'Account Details',
      'Last Active',
      'Account Security',
      'Two-Factor Authentication',
      'Not enabled',
      'Delete Account',
    ],
  },
];

/** Runs in the page: what stands on the main part of the screen, without what is only read aloud or in a list of options. */
function readMain(): string {
  const main = document.querySelector('main');
  if (main === null) return '';
  const found: string[] = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const box = element?.getBoundingClientRect();
    // Smaller is there for screen readers only.
    if (!element?.checkVisibility({ visibilityProperty: true }) || !box || box.width < 2 || box.height < 2) continue;
    if (!element.closest('option')) found.push(node.textContent ?? '');
  }
  return found.join(' ').replaceAll(/\s+/g, ' ');
}

/** The words and figures of a text once what is fixed is taken out of it. */
function splitWords(text: string, fixed: readonly string[]): readonly string[] {
  const rest = fixed.reduce((left, phrase) => left.replaceAll(phrase, ' '), text);
  return rest.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

async function expectFewWords(page: Page, { path, words, fixed }: Budget): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await untilLoaded(page);
    const phrases = fixed.filter((one) => one !== RISK);
    for (const phrase of phrases) await expect(page.getByRole('main')).toContainText(phrase);
    const text = await page.evaluate(readMain);
    for (const phrase of phrases) expect(text, 'what is fixed is there').toContain(phrase);
    const found = splitWords(text, fixed);
    expect(found.length, 'the screen is there').toBeGreaterThan(10);
    expect.soft(found.length, `${path} says: ${found.join(' ')}`).toBeLessThanOrEqual(words);
  });
}

/** Words of a sentence: fewer are labels, which may come again. */
const SENTENCE_WORDS = 4;

/** What a bot's card or a record's row says of itself. */
const OF_RECORDS =
  /^(?:Reported by the platform|Stop loss on each position|Your withdrawal is |This withdrawal failed|[+−]?\d|Updated )/;

/** Runs in the page: the sentences of every block that is visible. */
function readSentences(): string[] {
  const blocks = new Map<Element, string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const box = element?.getBoundingClientRect();
    if (!element?.checkVisibility({ visibilityProperty: true }) || !box || box.width < 2 || box.height < 2) continue;
    const block = element.closest('p, li, dd, dt, td, th, h1, h2, h3, h4, label, button, a, div') ?? element;
    if (!element.closest('option')) blocks.set(block, `${blocks.get(block) ?? ''}${node.textContent}`);
  }
  return [...blocks.values()].flatMap((text) => text.replaceAll(/\s+/g, ' ').split(/(?<=[.?!])\s+/));
}

/** The sentences that a screen says more than once. */
async function repeatedSentences(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  await untilLoaded(page);
  const sentences = (await page.evaluate(readSentences))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length >= SENTENCE_WORDS && !OF_RECORDS.test(sentence));
  return [...new Set(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index))];
}

test(
  'screens say what they have to say in few words, and no sentence twice',
  { tag: [ONCE, RELEASE] },
  async ({ page }) => {
    for (const budget of publicScreens) await expectFewWords(page, budget);
    await startSession(page, 'rich@sandbox.test');
    for (const budget of signedInScreens) await expectFewWords(page, budget);
    for (const [path] of protectedScreens) {
      expect.soft(await repeatedSentences(page, path), path).toEqual([]);
    }
  },
);
