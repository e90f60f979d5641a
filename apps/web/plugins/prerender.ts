import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type ResolvedConfig } from 'vite';
import type { StylesOfBuild } from '../../../packages/ui/build/viteStyleFiles.js';
import { nameFile, NOT_FOUND_PAGE, type PagePath } from '../deploy/pages.js';
import type { PrerenderedPage } from '../src/prerender.js';
import { leavePage, showFrame, startSignedIn } from './pageScripts.js';

const STYLE_SHEETS = /\s*<link rel="stylesheet"[^>]*>/g;
const ENTRIES = /\s*<script type="module"[^>]*? src="([^"]+)"><\/script>/g;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;
const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';
/** What only people read: the start of a line, and lines that are comments. */
const INDENT = /\n\s+(?:\/\/.*\n\s+)?/g;
const CLASS = /\bclass="([^"]*)"/g;
const NO_SCRIPT = /\s*<noscript>[^]*?<\/noscript>/;
/** The typeface of a page's texts. */
const FONT = /^assets\/instrument-sans-latin-[\w-]{8}\.woff2$/;

/** What `src/prerender.tsx` exports. */
interface Prerenderer {
  readonly prerenderPages: () => Promise<readonly PrerenderedPage[]>;
}

/** The code of each page, which is asked for together with the app's. */
const pageCode: Readonly<Record<PagePath | '*', string>> = {
  '/': 'routes/LandingRoute',
  '/login': 'routes/LoginRoute',
  '/signup': 'routes/SignupRoute',
  '/forgot-password': 'routes/ForgotPasswordRoute',
  '/deposit-success': 'shell/PublicArea',
  '/deposit-cancel': 'shell/PublicArea',
  '*': 'shell/PublicArea',
  '/account': 'routes/AccountRoute',
  '/active-bots': 'routes/ActiveBotsRoute',
  '/deposit': 'routes/DepositRoute',
  '/deposit-history': 'routes/DepositHistoryRoute',
  '/platform': 'routes/PlatformRoute',
  '/profile': 'routes/ProfileRoute',
  '/robot': 'routes/BotsRoute',
  '/robots': 'routes/BotsRoute',
  '/settings': 'routes/SettingsRoute',
  '/support': 'routes/SupportRoute',
  '/withdraw': 'routes/WithdrawRoute',
  '/withdrawal-history': 'routes/WithdrawalHistoryRoute',
};

/** What every screen of somebody signed in waits for, by the name of its file. */
const signedInCode = ['client', 'signedIn'];

/**
 * Renders every page so that it can be read before any script has run, from the components of the app, with their styles
 * inside: as visitors see it, or the frame that somebody signed in sees until it is known who.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  let loader = '';
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    buildStart() {
      loader = this.emitFile({ type: 'chunk', id: join(config.root, 'src/loader.ts'), name: 'loader' });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const styles: Plugin<StylesOfBuild> | undefined = config.plugins.find(({ name }) => name === 'style-files');
        if (!styles?.api) throw new Error('The build has no styles.');
        const parts = new PageParts(getText(bundle['index.html']), bundle, `/${this.getFileName(loader)}`, styles.api);
        const rendered = await renderPages(config);
        delete bundle['index.html'];
        for (const page of rendered) {
          const fileName = page.path === '*' ? NOT_FOUND_PAGE : nameFile(page.path as PagePath);
          this.emitFile({ type: 'asset', fileName, source: parts.fill(page) });
        }
      },
    },
  };
}

/** Renders them with the app's own configuration. Packages stay outside, and are found from a folder within the app's. */
async function renderPages({ root, configFile, mode }: ResolvedConfig) {
  const outDir = join(root, `node_modules/.prerender-${randomUUID()}`);
  try {
    await build({
      root,
      mode,
      configFile: configFile ?? false,
      logLevel: 'error',
      build: {
        ssr: 'src/prerender.tsx',
        outDir,
        copyPublicDir: false,
        // Never asked for by these pages, and most of the app.
        rolldownOptions: { external: /\/(?:SignedInArea|ToastRegion)\.js$/ },
      },
    });
    const prerenderer: Prerenderer = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    return await prerenderer.prerenderPages();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** What is put together to a page: the built one, without what holds up its first paint, and its parts. */
class PageParts {
  readonly #html: string;
  readonly #bundle: Rolldown.OutputBundle;
  readonly #styles: StylesOfBuild;
  readonly #font: string;
  readonly #loader: string;
  readonly #app: Rolldown.OutputChunk;
  readonly #appEntry: string;

  constructor(html: string, bundle: Rolldown.OutputBundle, loader: string, styles: StylesOfBuild) {
    // The last one needs those before it.
    const [entry = '', file = ''] = [...html.matchAll(ENTRIES)].at(-1) ?? [];
    const app = bundle[file.slice(1)];
    const font = Object.keys(bundle).find((name) => FONT.test(name));
    if (app?.type !== 'chunk' || !font || !html.includes(ROOT)) throw new Error('index.html is not built as expected.');
    this.#bundle = bundle;
    this.#styles = styles;
    this.#html = [STYLE_SHEETS, ENTRIES, PRELOADS]
      .reduce((page, link) => page.replaceAll(link, ''), html)
      .replaceAll(INDENT, '\n');
    this.#font = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`;
    this.#loader = loader;
    this.#app = app;
    this.#appEntry = [...html.matchAll(PRELOADS)].map(([link]) => link.trim()).join('\n') + entry;
  }

  fill({ path, builtAt, title, visitor, frame }: PrerenderedPage): string {
    const isFrame = visitor === null;
    const code = this.#readEntry(pageCode[path as PagePath]);
    const chunks = this.#collect([this.#app, ...(frame === null ? [] : this.#signedIn()), code]);
    const head = [
      this.#font,
      ...(isFrame ? [`<script>${leavePage}</script>`] : []),
      this.#writeStyles(chunks, `${visitor}${frame}`),
      ...(frame === null ? [] : [this.#nameCode(code), `<script>${startSignedIn}</script>`]),
      ...(isFrame ? [this.#appEntry] : []),
    ];
    const root = `<div id="root" data-page="${path}" data-built-at="${builtAt}"${isFrame ? ' data-frame' : ''}>`;
    const swap = visitor && frame && `\n<template id="frame">${frame}</template>\n<script>${showFrame}</script>`;
    // Functions, because a replacement's `$` has a meaning.
    const page = this.#html
      .replace(TITLE, () => `<title>${title}</title>`)
      .replace('</head>', () => `${head.join('\n')}\n</head>`)
      .replace(ROOT, () => `${root}${visitor ?? frame ?? ''}</div>${swap ?? ''}`);
    // Without scripts nothing else will come.
    if (isFrame) return page.replace('<noscript>', (tag) => `${tag}<style>[data-frame]{display:none}</style>`);
    const needed = this.#collect([this.#app, code]);
    const files = [...this.#findSheets(needed), ...needed.map(({ fileName }) => fileName)].map((file) =>
      basename(file),
    );
    // A deferred script would keep the page unfinished until it has come, and the browser from laying it out at once.
    const loader = `<script type="module" async id="loader" fetchpriority="low" src="${this.#loader}" data-files="${files.join(' ')}"></script>`;
    const hasForm = visitor.includes('<form');
    return (hasForm ? page : page.replace(NO_SCRIPT, '')).replace('</body>', () => `${loader}\n</body>`);
  }

  /** What holds for every page, and of the rules of components those of what is in this one; in the order of the code. */
  #writeStyles(chunks: readonly Rolldown.OutputChunk[], html: string): string {
    const names = new Set([...html.matchAll(CLASS)].flatMap(([, list = '']) => list.split(' ')));
    const own = this.#ownSheets().map((sheet) => getText(this.#bundle[sheet]).trim());
    const rules = chunks
      .flatMap(({ moduleIds }) => moduleIds.flatMap(this.#styles.findRules))
      .filter(({ className }) => className === undefined || names.has(className))
      .map(({ css }) => css.replaceAll('\n', ''));
    // Not followed. They say that the app's sheets are there, which would be fetched with the code of a screen.
    const links = this.#ownSheets().map((sheet) => `\n<link rel="stylesheet" href="/${sheet}" disabled>`);
    return `<style>${[...own, ...rules].join('')}</style>${links.join('')}`;
  }

  /** The files of a screen for somebody signed in, which the page asks for while the app is on its way: one would wait for the other. */
  #nameCode(code: Rolldown.OutputChunk): string {
    const found = this.#collect([...this.#signedIn(), code]);
    const scripts = found.map(({ fileName }) => fileName).filter((file) => !this.#appEntry.includes(`/${file}`));
    const files = [...this.#findSheets(this.#collect([this.#app, ...found])), ...scripts].map((file) => basename(file));
    return `<meta name="code" content="${files.join(' ')}">`;
  }

  #chunks(): Rolldown.OutputChunk[] {
    return Object.values(this.#bundle).filter((file) => file.type === 'chunk');
  }

  #signedIn(): Rolldown.OutputChunk[] {
    const shared = this.#chunks().filter(({ name }) => signedInCode.includes(name));
    if (shared.length < signedInCode.length) throw new Error(`The build lacks one of ${signedInCode.join(', ')}.`);
    return shared;
  }

  #readEntry(code: string): Rolldown.OutputChunk {
    const entry = this.#chunks().find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${code}.tsx`));
    if (!entry) throw new Error(`${code}.tsx has no file of its own.`);
    return entry;
  }

  /** What `codeGroups.ts` calls `page`: as a whole in every page. */
  #ownSheets(): string[] {
    return [...(this.#app.viteMetadata?.importedCss ?? [])].filter((sheet) => basename(sheet).startsWith('page-'));
  }

  /** The style sheets of code besides those every page holds. */
  #findSheets(chunks: readonly Rolldown.OutputChunk[]): string[] {
    const own = this.#ownSheets();
    return chunks
      .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      .filter((sheet) => !own.includes(sheet));
  }

  /** Code and all it needs, each after that. */
  #collect(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
    const [begun, found] = [new Set<string>(), [] as Rolldown.OutputChunk[]];
    const add = (name: string) => {
      const chunk = this.#bundle[name];
      if (begun.has(name) || chunk?.type !== 'chunk') return;
      begun.add(name);
      chunk.imports.forEach(add);
      found.push(chunk);
    };
    chunks.forEach(({ fileName }) => add(fileName));
    return found;
  }
}

function getText(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('The build has no page or no style sheet.');
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}
