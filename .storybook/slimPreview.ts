import type { Plugin } from 'vite';

interface Cut {
  /** A part of the path of its file. */
  readonly file: string;
  readonly from: RegExp;
  readonly to: string;
}

/** What stories load and never use: more than a third of a megabyte. */
const cuts: readonly Cut[] = [
  // A parser and a printer of JavaScript, for default values that are objects: shown as they are written instead.
  {
    file: '@storybook/react/dist/',
    from: /var import_escodegen = __toESM\(require_escodegen\(\), 1\);/,
    to: 'var import_escodegen = {};',
  },
  {
    file: '@storybook/react/dist/',
    from: /var import_acorn = __toESM\(require_acorn\(\), 1\), import_acorn_jsx = __toESM\(require_acorn_jsx\(\), 1\);/,
    to: 'var import_acorn = { Parser: { extend: () => ({}) } }, import_acorn_jsx = { default: () => undefined };',
  },
  // A second copy of the preview, which is in the page as a global by then.
  {
    file: 'storybook/dist/csf/index.js',
    from: /import \{\s*composeConfigs,\s*composeStory,\s*mountDestructured,\s*normalizeArrays,\s*normalizeProjectAnnotations,\s*registerService\s*\} from ("[^"]+");/,
    to: "import { composeConfigs, composeStory, normalizeArrays, normalizeProjectAnnotations, registerService } from 'storybook/preview-api';\nimport { mountDestructured } from $1;",
  },
  // A parser of types in comments, where ours have none.
  {
    file: 'storybook/dist/',
    from: /var import_jsdoc_type_pratt_parser = __toESM\(require_dist\(\), 1\);/,
    to: "var import_jsdoc_type_pratt_parser = { stringifyRules: () => ({}), parse: () => null, transform: () => '' };",
  },
  // Every named character, for messages in the colors of a terminal: shown without these instead.
  {
    file: 'storybook/dist/preview/runtime.js',
    from: /var import_ansi_to_html = __toESM\(require_ansi_to_html\(\), 1\);/,
    to: 'var import_ansi_to_html = { default: class { toHtml(text) { return new Option(text.replaceAll(/\\u001B\\[[\\d;]*m/g, "")).innerHTML; } } };',
  },
  // Differences between values, for a second recorder of calls that the first one is used instead of.
  {
    file: 'storybook/dist/instrumenter/index.js',
    from: /import \{\s*processError\s*\} from "[^"]+";/,
    to: 'const processError = (error) => error;',
  },
];

/** Wrappers of CommonJS modules: one that nobody calls any more can go. */
const WRAPPER = /^var (require_\w+) = __commonJS\(/gm;

/**
 * Leaves out of the built preview what Storybook brings twice or no story of ours needs. A newer Storybook in which it is
 * not found ends the build: look at what it brings then.
 */
export function slimPreview(): Plugin {
  const missing = new Set(cuts);
  return {
    name: 'etherpilot:slim-preview',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      let slim = code;
      for (const cut of cuts) {
        if (!id.includes(cut.file) || !cut.from.test(slim)) continue;
        missing.delete(cut);
        slim = slim.replace(cut.from, cut.to);
      }
      if (slim === code) return undefined;
      return { code: slim.replaceAll(WRAPPER, 'var $1 = /* @__PURE__ */ __commonJS('), map: null };
    },
    generateBundle() {
      for (const { from } of missing)
        this.error(`Storybook has changed, and .storybook/slimPreview.ts finds no ${from}`);
    },
  };
}
