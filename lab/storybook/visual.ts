import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@etherpilot/testkit/processes';
import { type OpenStorybook, withStorybook } from './storybook.ts';
import { nameOf, pictureFlags, takePictures } from './storyPictures.ts';
import { comparePictures } from './visualCompare.ts';
import { pickModes, pickPictures } from './visualPick.ts';
import { formatReport, type Shown } from './visualReport.ts';

/** The baselines: a picture a story, named by its id and its mode, and the browser that drew them. */
export const baselines = join(root, '.storybook/pictures');
const browserFile = join(baselines, 'browser.txt');
const ENDING = '.png';

export interface VisualOptions {
  readonly built?: string | undefined;
  /** Writes the baselines instead of comparing with them. */
  readonly isUpdate?: boolean;
  /** Where to write the report: an empty folder, or none yet. */
  readonly report: string;
}

/** What came of a comparison, in a sentence, and whether nothing has changed. */
export interface Verdict {
  readonly isSame: boolean;
  readonly text: string;
}

/** Compares the pictures of the built Storybook with the baselines, pixel by pixel, or writes the baselines. */
export function compareVisually(executablePath: string, options: VisualOptions): Promise<Verdict> {
  const { built } = options;
  return withStorybook(executablePath, (opened) => compare(opened, options), { built, flags: pictureFlags });
}

async function compare(opened: OpenStorybook, { isUpdate = false, report }: VisualOptions): Promise<Verdict> {
  const browser = `Chromium ${opened.browser.version()} on ${process.platform}`;
  const drawnBy = existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : undefined;
  if (!isUpdate && drawnBy !== browser) {
    const by = drawnBy === undefined ? 'There are no baselines' : `${drawnBy} drew the baselines`;
    return { isSame: true, text: `${by}, and this is ${browser}: nothing was compared.` };
  }

  const stories = [...pickPictures(opened.entries), ...pickModes(opened.entries)];
  const old = listBaselines();
  const shown: Shown[] = [];
  if (isUpdate) rmSync(baselines, { recursive: true, force: true });
  rmSync(report, { recursive: true, force: true });
  for (const folder of isUpdate ? [baselines] : ['before', 'after', 'difference'].map((name) => join(report, name)))
    mkdirSync(folder, { recursive: true });

  await takePictures(opened, stories, (id, picture, isLast) => {
    const path = join(baselines, `${id}${ENDING}`);
    const keep = (kind: string, bytes: Buffer) => writeFileSync(join(report, kind, `${id}${ENDING}`), bytes);
    if (isUpdate) {
      writeFileSync(path, picture);
    } else if (!old.has(id)) {
      keep('after', picture);
      shown.push({ id, kind: 'new' });
    } else {
      const baseline = readFileSync(path);
      const difference = comparePictures(baseline, picture);
      if (difference && !isLast) return false;
      if (difference) {
        keep('before', baseline);
        keep('after', picture);
        keep('difference', difference.picture);
        shown.push({ id, kind: 'changed', pixels: difference.count });
      }
    }
    return true;
  });
  if (isUpdate) {
    writeFileSync(browserFile, `${browser}\n`);
    return { isSame: true, text: `${stories.length} baselines, drawn by ${browser}.` };
  }

  const taken = new Set(stories.map(nameOf));
  for (const id of old) if (!taken.has(id)) shown.push({ id, kind: 'gone' });
  writeFileSync(join(report, 'index.html'), formatReport(shown, stories.length, ENDING));
  const count = (kind: Shown['kind']) => shown.filter((one) => one.kind === kind).length;
  const text = `${stories.length} pictures: ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone.`;
  return { isSame: shown.length === 0, text };
}

/** The pictures with a baseline, by name. */
export function listBaselines(): ReadonlySet<string> {
  const files = existsSync(baselines) ? readdirSync(baselines) : [];
  return new Set(files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length)));
}
