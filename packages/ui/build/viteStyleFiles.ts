import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { isStyleSource, mayHoldStyles } from './findStyles.ts';
import { getName, nameStyles, readStyles, replaceStyles, type Rules, type StyleFiles } from './styleFiles.ts';

const ROOT = new URL('..', import.meta.url).pathname.replace(/\/$/, '');
/** The style sheet of a module, beside it. */
const SHEET = /\.tsx?\.css$/;

/** What other plugins of a build learn of styles. */
export interface StylesOfBuild {
  /** The rules of a module, by its id. */
  readonly findRules: (id: string) => readonly Rules[];
}

/**
 * The styles of packages/ui as class names and style sheets, one a module, in what a build writes. In development they
 * stay with styled-components, as those of stories do everywhere; class names only begin as they do in a build.
 */
export function styleFiles(): Plugin<StylesOfBuild> {
  let [isBuild, hasSheets] = [false, false];
  let styles: StyleFiles | undefined;
  const findRules = (id: string) => styles?.rules.filter(({ file }) => file === getName(ROOT, id)) ?? [];
  return {
    name: 'style-files',
    enforce: 'pre',
    api: { findRules },
    configResolved({ command, build }) {
      isBuild = command === 'build';
      hasSheets = build.ssr === false;
    },
    async buildStart() {
      if (isBuild) styles ??= await readStyles(ROOT);
    },
    resolveId: (id, importer) => (importer !== undefined && SHEET.test(id) ? `${importer}.css` : null),
    load(id) {
      if (!SHEET.test(id)) return null;
      const code = findRules(id.replace(/\.css$/, '')).map(({ css }) => css);
      return { code: code.join('\n'), moduleSideEffects: true };
    },
    transform: {
      filter: { id: /^[^?]*\.tsx?$/, code: 'styled-components' },
      handler(code, id) {
        if (!mayHoldStyles(code)) return null;
        const name = getName(ROOT, id);
        const classes = isStyleSource(name) ? styles?.classes : undefined;
        const text = classes ? replaceStyles(code, name, classes) : nameStyles(code, name);
        // Last, because the rules of what is extended must come first.
        if (classes && hasSheets) text.append(`\nimport './${basename(id)}.css';`);
        return { code: text.toString(), map: text.generateMap({ source: id, hires: true, includeContent: true }) };
      },
    },
  };
}
