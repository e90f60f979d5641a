import { createGlobalStyle } from 'styled-components';

/**
 * Narrows an element type to this package's own elements under a provider: those without a class and those with a class
 * of ours. What a host gave a class stays the host's. The five names match nothing: they lift a rule over a host's
 * `body h1` and leave it under every class.
 */
const OURS =
  ":is(*, x x x x x):where([data-ep-root] :not([data-ep-root]):is(:not([class]), [class^='ep-'], [class*=' ep-']))";

/** Icons that point along the line: they turn with it. */
const ALONG_THE_LINE =
  '.lucide-arrow-left, .lucide-arrow-up-right, .lucide-chevron-right, .lucide-list, .lucide-log-out, .lucide-scroll-text, .lucide-send';

/** Selects them by one selector, as its long end would be repeated for each: these rules are in every rendered page. */
const ours = (...types: string[]) => `${types.length > 1 ? `:is(${types.join(', ')})` : types.join('')}${OURS}`;

/** Types to which browsers give no font and no color. */
const plain = () =>
  ours(
    ...'article aside caption dd details div dl dt fieldset figcaption figure footer form header label legend li'.split(
      ' ',
    ),
    ...'main nav ol output p search section span summary td time ul'.split(' '),
  );

/**
 * How bare elements look inside a provider, also on a page that styles these types itself. The root is in a layer, so
 * that the host's `className` wins. Static, so that it is inserted once. In forced colours an icon takes the colour of
 * the text beside it, whatever tone its component sets.
 */
export const BaseStyle = createGlobalStyle`
  @layer etherpilot {
    :where([data-ep-root]) {
      box-sizing: border-box;
      color-scheme: var(--ep-color-scheme);
      color: var(--ep-text-body);
      font: var(--ep-weight-regular) var(--ep-size-body) / var(--ep-lh-body) var(--ep-font-ui);
      font-feature-settings: "kern", "calt";
      -webkit-font-smoothing: antialiased;
      text-rendering: optimizeLegibility;
      letter-spacing: normal;
      word-spacing: normal;
      text-align: start;
      text-indent: 0;
      text-transform: none;
      white-space: normal;
      tab-size: 8;
      -webkit-text-size-adjust: 100%;
    }
    :where([data-ep-root]:not([data-ep-portal])) { isolation: isolate; background: var(--ep-surface-page); }
    :where([data-ep-root] [data-ep-root]:not([data-theme])) { background: none; }
  }
  *:where(article, aside, footer, header, main, nav, section)${OURS} { all: revert; }
  *${OURS}, *${OURS}::before, *${OURS}::after { box-sizing: border-box; }
  ${plain()} { font: inherit; color: inherit; letter-spacing: inherit; text-transform: inherit; }
  ${ours('b', 'strong')} { font: inherit; font-weight: bolder; color: inherit; }
  ${ours('em', 'i')} { font: inherit; font-style: italic; color: inherit; }
  ${ours('small')} { font: inherit; font-size: smaller; color: inherit; }
  ${ours('code')} { font-family: monospace; font-size: inherit; color: inherit; font-feature-settings: inherit; overflow-wrap: inherit; direction: ltr; unicode-bidi: isolate; }
  ${ours('p', 'li', 'dd')} { text-wrap: pretty; }
  ${ours('h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'dl', 'dd', 'figure', 'table', 'fieldset')} { margin: 0; padding: 0; }
  ${ours('ul', 'ol')} { list-style: none; }
  ${ours('fieldset')} { border: 0; min-width: 0; }
  ${ours('legend')} { float: none; width: auto; margin: 0; padding: 0; }
  ${ours('label', 'output')} { display: inline; margin: 0; }
  ${ours('table')} { caption-side: inherit; border-collapse: separate; }
  ${ours('caption')} { padding: 0; text-align: center; }
  ${ours('thead', 'tbody', 'tr', 'th', 'td')} { border: 0; }
  ${ours('th', 'td')} { padding: 1px; }
  ${ours('th')} { font: inherit; font-weight: bold; color: inherit; text-align: center; }
  ${ours('button', 'input', 'select', 'textarea')} { margin: 0; font: inherit; color: inherit; }
  ${ours('option')} { padding: 0 2px 1px; }
  ${ours('button')} { letter-spacing: normal; text-transform: none; }
  ${ours('h1', 'h2', 'h3')} {
    font-family: inherit; font-style: inherit; font-weight: var(--ep-weight-strong); text-transform: inherit;
    color: var(--ep-text-strong);
  }
  ${ours('h1', 'h2')} { text-wrap: balance; }
  ${ours('h1')} {
    font-size: var(--ep-size-title); line-height: var(--ep-lh-title); letter-spacing: var(--ep-track-title);
  }
  ${ours('h2')} { font-size: var(--ep-size-section); line-height: var(--ep-lh-section); letter-spacing: -.01em; }
  ${ours('h3')} { font-size: var(--ep-size-card); line-height: var(--ep-lh-card); letter-spacing: inherit; }
  ${ours('a')} {
    font: inherit;
    color: var(--ep-text-link);
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
    text-underline-offset: 3px;
  }
  ${ours('a:hover')} { text-decoration-color: currentColor; }
  ${ours('svg')} { display: block; flex: none; vertical-align: baseline; }
  ${ours(`svg:is(${ALONG_THE_LINE}):dir(rtl)`)} { scale: -1 1; }
  @media (forced-colors: active) {
    ${ours('svg')} { color: inherit !important; }
    ${ours("button[aria-disabled='true']")} { border-color: GrayText !important; color: GrayText !important; opacity: 1 !important; }
  }
  ${ours('*:where(:focus-visible)')} { outline: 2px solid var(--ep-focus-ring); outline-offset: 2px; border-radius: var(--ep-r-tag); }
  ${ours('h1:where(:focus)')} { outline: none; }
  [data-ep-live] { position: fixed; top: 0; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
