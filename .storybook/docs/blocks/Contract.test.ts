import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { calls, contractDocument, examples } from '../../../packages/api-client/src/testing/contractDocument.js';
import { Contract } from './Contract.js';

// Storybook's own need a document.
vi.mock('@storybook/addon-docs/blocks', () => ({ Heading: 'h2', Subheading: 'h3', Markdown: 'div', Unstyled: 'div' }));

/** The page of the contract, as text: what is in tags is left out, and the entities of JSON are read. */
const page = renderToStaticMarkup(createElement(Contract))
  .replaceAll(/<style.*?<\/style>/gs, '')
  .replaceAll(/<[^>]*>/g, '\n')
  .replaceAll('&quot;', '"')
  .replaceAll('&#x27;', "'")
  .replaceAll('&amp;', '&');
/** The sheet of each call, by its title. */
const sheetOf = ({ summary }: { readonly summary: string }) => {
  const start = page.indexOf(`\n${summary}\n`);
  const ends = calls.map((other) => page.indexOf(`\n${other.summary}\n`)).filter((at) => at > start);
  return page.slice(start, Math.min(...ends, page.length));
};

/** What a page of records has around them is said once. */
const aroundRecords = new Set(['count', 'next', 'previous', 'results']);

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysOf)];
}

describe('the page of the contract shows', () => {
  test.each(calls)('$method $path with its fields, examples and errors', (call) => {
    const sheet = sheetOf(call);
    expect(sheet).toContain(`${call.method} ${call.path}`);
    for (const status of Object.keys(call.responses)) {
      expect(sheet).toMatch(new RegExp(`(\\n|Answer )${status.replace('XX', 'xx')}\\n`));
    }
    const own = examples.filter(({ place }) => place.startsWith(`${call.operationId} `));
    const bodies = own.filter(({ place }) => / (2\d\d|request)$/.test(place)).map(({ value }) => value);
    const faults = own.map(({ value }) => value).filter((value) => !bodies.includes(value));
    const texts = [
      ...bodies.map((value) => JSON.stringify(value, null, 2)),
      ...faults.map((value) => JSON.stringify(value)),
    ];
    expect(texts.filter((text) => !sheet.includes(text))).toEqual([]);
    const fields = bodies.flatMap(keysOf).filter((key) => !aroundRecords.has(key));
    expect(fields.filter((key) => !new RegExp(`\\n([\\w[\\].]+\\.)?${key}(\\[\\])?\\n`).test(sheet))).toEqual([]);
  });

  test('what calls share: the errors, the promises about orders, and the rest of the text', () => {
    const { info, tags, components } = contractDocument;
    const texts = [info, ...tags, ...Object.values(components.responses)].map(({ description }) => description);
    expect(texts.filter((text) => !page.replaceAll(/\n|`/g, '').includes(text.replaceAll(/\n|`/g, '')))).toEqual([]);
  });
});
