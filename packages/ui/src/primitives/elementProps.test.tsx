import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fields, primitives } from '../fixtures/primitives.js';
import { PlaceLink } from '../provider/PlaceLink.js';
import type { LinkProps } from '../provider/UiContext.js';
import { UiProvider } from '../provider/UiProvider.js';
import { ButtonLink } from './Button/ButtonLink.js';
import { IconButton } from './Button/IconButton.js';
import { TextField } from './Field/TextField.js';

const given = {
  id: 'given-id',
  className: 'given-class',
  style: { order: 7 },
  'aria-keyshortcuts': 'Alt+G',
  'data-given': 'given-data',
} as const;

/** These need a browser: a story looks at them. */
const inPortals = ['Dialog', 'ToastRegion'];

/** The opening tags that have an attribute of this value, among others. */
const tagsWith = (markup: string, attribute: string) =>
  [...markup.matchAll(/<\w[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(attribute));

describe('what a host gives a primitive', () => {
  const table = Object.entries(primitives).filter(([name]) => !inPortals.includes(name));

  test.each(table)('%s has it on one element', (name, draw) => {
    const markup = renderToStaticMarkup(draw(given));
    const main = tagsWith(markup, 'id="given-id"');
    expect(main).toHaveLength(1);
    expect(main[0]).toContain('aria-keyshortcuts="Alt+G"');
    expect(main[0]).toContain('data-given="given-data"');
    const framed = tagsWith(markup, 'given-class');
    expect(framed).toHaveLength(1);
    expect(framed[0]).toContain('order:7');
    const isOnFrame = fields.includes(name) && /^<(input|select|textarea) /.test(main[0] ?? '');
    expect(isOnFrame || framed[0] === main[0]).toBe(true);
  });

  test('every exported primitive is in the table', () => {
    const index = readFileSync(new URL('../index.ts', import.meta.url), 'utf8');
    const exported = [...index.matchAll(/export \{([^}]*)\} from '\.\/primitives\/[^']*'/g)]
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
      // The control of a bare field is its host's own.
      .filter((name) => name !== 'Field' && /^[A-Z][a-z]\w*$/.test(name));
    expect(exported.length).toBeGreaterThan(30);
    expect(exported.filter((name) => !(name in primitives))).toEqual([]);
  });
});

describe('the description of a field', () => {
  const draw = (props: object) =>
    renderToStaticMarkup(<TextField id="name" label="Name" value="" onValueChange={() => {}} {...props} />);

  test("names its own texts and the host's", () => {
    expect(draw({ hint: 'As in your passport', 'aria-describedby': 'more' })).toContain(
      'aria-describedby="name-hint more"',
    );
    expect(draw({ limit: 'Max 20', error: 'Too long', 'aria-describedby': 'more' })).toContain(
      'aria-describedby="name-limit name-error more"',
    );
    expect(draw({})).not.toContain('aria-describedby');
  });

  test('a host can call its value invalid without an error', () => {
    expect(draw({ 'aria-invalid': true })).toContain('aria-invalid="true"');
    expect(draw({ 'aria-invalid': false })).not.toContain('aria-invalid');
  });
});

test('an icon button can be disabled and stays focusable', () => {
  const markup = renderToStaticMarkup(<IconButton label="Close" icon="x" disabled />);
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toMatch(/ disabled/);
});

describe("the host's link", () => {
  const follow = () => {};

  function readProps(link: React.ReactNode): LinkProps {
    let passed: LinkProps | undefined;
    const Link = (props: LinkProps) => {
      passed = props;
      return null;
    };
    renderToStaticMarkup(<UiProvider Link={Link}>{link}</UiProvider>);
    if (!passed) throw new Error('No link was drawn');
    return passed;
  }

  test.each([
    ['PlaceLink', <PlaceLink key="1" to="home" onClick={undefined} className={undefined} />],
    [
      'ButtonLink',
      <ButtonLink key="2" to="home">
        Home
      </ButtonLink>,
    ],
  ])('gets no undefined props from %s', (_name, link) => {
    const undefinedProps = Object.entries(readProps(link)).filter(([, value]) => value === undefined);
    expect(undefinedProps).toEqual([]);
  });

  test('gets what is given', () => {
    const props = readProps(
      <ButtonLink to="support" part="deposits" {...given} target="_blank" rel="noopener" onClick={follow} isCurrent>
        Help
      </ButtonLink>,
    );
    expect(props).toMatchObject({ ...given, className: expect.stringContaining('given-class') });
    expect(props).toMatchObject({ href: '/support#deposits', target: '_blank', rel: 'noopener', onClick: follow });
    expect(props['aria-current']).toBe('page');
  });
});
