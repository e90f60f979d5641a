/** The declarations of one rule of tokens.css, by custom property. */
interface Rule {
  /** The condition of the media query around it; empty without one. */
  readonly media: string;
  readonly selector: string;
  readonly values: ReadonlyMap<string, string>;
}

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };
type Group = Record<string, Record<string, Json>>;

const isContrast = ({ media }: Rule) => media === '(prefers-contrast: more)';
const isDark = ({ selector }: Rule) => selector.includes(':root');
const isLight = ({ selector }: Rule) => selector.includes('[data-theme="light"]');

/** Which rules make up a theme beyond the dark one, the later over the earlier. */
const themes: Readonly<Record<string, (rule: Rule) => boolean>> = {
  dark: () => false,
  light: (rule) => isLight(rule) && rule.media === '',
  'more-contrast': (rule) => isDark(rule) && isContrast(rule),
  'light-more-contrast': (rule) => isLight(rule) && (rule.media === '' || isContrast(rule)),
};

/** Not a design token: the name of the theme says it. */
const KEYWORD = '--ep-color-scheme';

/** The names of all tokens in a style sheet, in its order, such as `--ep-surface-page`. */
export function listTokens(css: string): string[] {
  return [...new Set(readRules(css).flatMap(({ values }) => [...values.keys()]))];
}

/**
 * The tokens of a style sheet in the format of the Design Tokens Community Group (2025.10): what all themes share under
 * `base`, what differs under the name of each theme, by type. What the format cannot say, such as
 * `clamp()`, is also there as CSS, in `$extensions`.
 * @throws Error for a value of no known type.
 */
export function toDesignTokens(css: string): Record<string, Group> {
  const rules = readRules(css);
  const readValues = (isPart: (rule: Rule) => boolean) =>
    rules.filter(isPart).flatMap(({ values }) => [...values].filter(([name]) => name !== KEYWORD));
  const dark = new Map(readValues((rule) => isDark(rule) && rule.media === ''));
  const layers = Object.entries(themes).map(([theme, isPart]) => [theme, new Map(readValues(isPart))] as const);
  const themed = new Set(layers.flatMap(([, values]) => [...values.keys()]));
  const depends = (value: string): boolean =>
    [...value.matchAll(/var\((--ep-[\w-]+)\)/g)].some(
      ([, name = '']) => themed.has(name) || depends(dark.get(name) ?? ''),
    );
  for (const [name, value] of dark) if (depends(value)) themed.add(name);
  const getType = (name: string, value: string): string => {
    const target = referenceIn(value);
    return target === undefined ? parse(name, value, alias)[0] : getType(target, dark.get(target) ?? '');
  };
  const place = (theme: string, name: string) =>
    `${themed.has(name) ? theme : 'base'}.${getType(name, dark.get(name) ?? '')}.${shorten(name)}`;
  let current = 'base';
  function alias(name: string): string {
    return `{${place(current, name)}}`;
  }
  const toGroup = (theme: string, values: ReadonlyMap<string, string>): Group => {
    current = theme;
    const group: Group = {};
    for (const [name, value] of values) {
      const type = getType(name, value);
      const target = referenceIn(value);
      const token = target === undefined ? parse(name, value, alias)[1] : { $value: alias(target) };
      (group[type] ??= { $type: type })[shorten(name)] = token;
    }
    return group;
  };
  const whole = layers.map(([theme, values]) => [theme, new Map([...dark, ...values])] as const);
  const isIn = (theme: string, name: string) => (theme === 'base') !== themed.has(name);
  return Object.fromEntries(
    [['base', dark] as const, ...whole].map(([theme, values]) => [
      theme,
      toGroup(theme, new Map([...values].filter(([name]) => isIn(theme, name)))),
    ]),
  );
}

/** The rules of a style sheet whose media queries are not nested. */
export function readRules(css: string): Rule[] {
  const plain = css.replaceAll(/\/\*[^]*?\*\/|@[\w-]+[^{};]*;/g, '');
  return [...plain.matchAll(/(?:@media ([^{]+)\{((?:[^{}]*\{[^{}]*\})*)\s*\})|([^{}@]+\{[^{}]*\})/g)].flatMap(
    ([, media = '', inside, outside = '']) =>
      [...(inside ?? outside).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
        media: media.trim(),
        selector: selector.trim(),
        values: new Map(
          [...body.matchAll(/(--ep-[\w-]+):\s*([^;]+);?/g)].map(([, name = '', value = '']) => [name, value.trim()]),
        ),
      })),
  );
}

const shorten = (name: string) => name.replace('--ep-', '');

function referenceIn(value: string): string | undefined {
  return /^var\((--ep-[\w-]+)\)$/.exec(value)?.[1];
}

type Alias = (name: string) => string;
type Parsed = readonly [type: string, token: { readonly [key: string]: Json }];

/** The type of a value that is no reference, and its token. */
function parse(name: string, value: string, alias: Alias): Parsed {
  if (isColor(value)) return ['color', { $value: toColor(value) }];
  if (name.startsWith('--ep-font-')) return ['fontFamily', { $value: value.split(/,\s*/).map(unquote) }];
  if (name.startsWith('--ep-weight-')) return ['fontWeight', { $value: Number(value) }];
  if (name.startsWith('--ep-shadow-')) return ['shadow', { $value: toShadows(value, alias), ...asCss(value) }];
  if (/^-?[\d.]+(px|rem)$/.test(value)) return ['dimension', { $value: toDimension(value) }];
  // The format has no fluid sizes: the largest represents them.
  const fluid = /^clamp\(.*,\s*([\d.]+rem)\)$/.exec(value)?.[1];
  if (fluid !== undefined) return ['dimension', { $value: toDimension(fluid), ...asCss(value) }];
  if (/^[\d.]+ms$/.test(value)) return ['duration', { $value: { value: Number.parseInt(value, 10), unit: 'ms' } }];
  const curve = /^cubic-bezier\((.+)\)$/.exec(value)?.[1];
  if (curve !== undefined) return ['cubicBezier', { $value: curve.split(',').map(Number) }];
  // Letter spacing: the format has no em.
  if (/^-?[\d.]+em$/.test(value)) return ['number', { $value: Number(value.slice(0, -2)), ...asCss(value) }];
  if (/^-?[\d.]+$/.test(value)) return ['number', { $value: Number(value) }];
  throw new Error(`${name}: ${value} has no type of design tokens`);
}

const asCss = (css: string) => ({ $extensions: { 'org.w3.css': css } });
const unquote = (text: string) => text.replaceAll('"', '');
const isColor = (value: string) => /^(#[\da-f]{3,8}|rgb\([^()]+\))$/i.test(value);

function toDimension(value: string): Json {
  const [, number = '0', unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(value) ?? [];
  return { value: Number(number), unit };
}

/** `#rgb`, `#rrggbb`, `rgb(r g b)` or `rgb(r g b / a)`. */
function toColor(value: string): Json {
  const long = value.length === 4 ? value.replaceAll(/[\da-f]/gi, '$&$&') : value;
  const hexes = long.startsWith('#') ? (long.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)) : [];
  const [red = 0, green = 0, blue = 0, alpha = 1] =
    hexes.length > 0 ? hexes : (value.match(/[\d.]+/g) ?? []).map(Number);
  const bytes = [red, green, blue];
  const hex = `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  return { colorSpace: 'srgb', components: bytes.map((byte) => Math.round((byte / 255) * 1e4) / 1e4), alpha, hex };
}

/** `none`, or shadows such as `0 1px 2px 0 rgb(0 0 0 / .4) inset`. */
function toShadows(value: string, alias: Alias): Json {
  const shadows = value === 'none' ? ['0 0 0 0 rgb(0 0 0 / 0)'] : value.split(/,\s*(?![^(]*\))/);
  return shadows.map((shadow) => {
    const color = /(?:rgb|var)\([^()]+\)|#[\da-f]+/i.exec(shadow)?.[0] ?? '';
    const lengths = shadow.replace(color, '').match(/-?[\d.]+(px)?/g) ?? [];
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths;
    const reference = referenceIn(color);
    return {
      color: reference === undefined ? toColor(color) : alias(reference),
      offsetX: toDimension(offsetX),
      offsetY: toDimension(offsetY),
      blur: toDimension(blur),
      spread: toDimension(spread),
      ...(shadow.includes('inset') && { inset: true }),
    };
  });
}
