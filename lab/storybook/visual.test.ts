import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baselines, listBaselines } from './visual.ts';
import { formatReport } from './visualReport.ts';

const MB = 1024 * 1024;

test('the baselines stay few and small', () => {
  const files = existsSync(baselines) ? readdirSync(baselines) : [];
  const bytes = files.reduce((sum, file) => sum + statSync(join(baselines, file)).size, 0);
  expect(listBaselines().size).toBeLessThanOrEqual(250);
  expect(bytes).toBeLessThanOrEqual(20 * MB);
});

test('the report shows what has changed most first, beside its baseline', () => {
  const report = formatReport(
    [
      { id: 'button--ready', kind: 'changed', pixels: 3 },
      { id: 'card--ready', kind: 'changed', pixels: 900 },
      { id: 'note--ready', kind: 'new' },
      { id: 'mark--ready', kind: 'gone' },
    ],
    40,
    '.png',
  );
  expect(report).toContain('<h1>4 of 40 pictures changed</h1>');
  expect(report.indexOf('card--ready: 900 pixels')).toBeLessThan(report.indexOf('button--ready: 3 pixels'));
  for (const kind of ['before', 'after', 'difference']) expect(report).toContain(`src="${kind}/card--ready.png"`);
  expect(report).not.toContain('src="before/note--ready.png"');
  expect(report).toContain('mark--ready: its story is gone');
});
