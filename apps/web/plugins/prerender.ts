import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type ResolvedConfig } from 'vite';
import { nameFile, NOT_FOUND_PAGE, type PagePath } from '../deploy/pages.js';
import type { PrerenderedPage } from '../src/prerender.js';
import { leavePage, showFrame, startSignedIn } from './pageScripts.js';

const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*? href="\/([^"]+)">/;
const ENTRIES = /\s*<script type="module"[^>]*? src="([^"]+)"><\/script>/g;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;
const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';
/** What only people read: the start of a line, and lines that are comments. */
const INDENT = /\n\s+(?:\/\/.*\n\s+)?/g;
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
        const parts = new PageParts(getText(bundle['index.html']), bundle, `/${this.getFileName(loader)}`);
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
        rolldownOptions: { external: /\/shell\/(?:SignedInArea|ToastRegion)\.js$/ },
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
  readonly #styles: string;
  readonly #stylesLink: string;
  readonly #font: string;
  readonly #loader: string;
  readonly #app: string;
  readonly #appEntry: string;

  constructor(html: string, bundle: Rolldown.OutputBundle, loader: string) {
    const [styleSheet = '', styles = ''] = STYLE_SHEET.exec(html) ?? [];
    // The last one needs those before it.
    const [entry = '', app = ''] = [...html.matchAll(ENTRIES)].at(-1) ?? [];
    const font = Object.keys(bundle).find((name) => FONT.test(name));
    if (!styleSheet || !app || !font || !html.includes(ROOT)) throw new Error('index.html is not built as expected.');
    this.#bundle = bundle;
    this.#html = html.replace(styleSheet, '').replaceAll(ENTRIES, '').replaceAll(PRELOADS, '').replaceAll(INDENT, '\n');
    this.#styles = `<style>${getText(bundle[styles])}</style>`;
    // Not followed. It says that the styles are there to the app, which would fetch them with the code of a screen.
    this.#stylesLink = `<link rel="stylesheet" href="/${styles}" disabled>`;
    this.#font = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`;
    this.#loader = loader;
    this.#app = app;
    this.#appEntry = [...html.matchAll(PRELOADS)].map(([link]) => link.trim()).join('\n') + entry;
  }

  fill({ path, builtAt, title, visitor, frame }: PrerenderedPage): string {
    const isFrame = visitor === null;
    const head = [
      this.#font,
      ...(isFrame ? [`<script>${leavePage}</script>`] : []),
      this.#styles,
      ...(isFrame ? [this.#stylesLink] : []),
      visitor?.styles,
      frame?.styles,
      ...(frame === null ? [] : [`<script>${this.#startSignedIn()}</script>`]),
      ...(isFrame ? [this.#appEntry] : []),
    ];
    const root = `<div id="root" data-page="${path}" data-built-at="${builtAt}"${isFrame ? ' data-frame' : ''}>`;
    const swap = visitor && frame && `\n<template id="frame">${frame.html}</template>\n<script>${showFrame}</script>`;
    // Functions, because a replacement's `$` has a meaning.
    const page = this.#html
      .replace(TITLE, () => `<title>${title}</title>`)
      .replace('</head>', () => `${head.filter(Boolean).join('\n')}\n</head>`)
      .replace(ROOT, () => `${root}${(visitor ?? frame)?.html ?? ''}</div>${swap ?? ''}`);
    // Without scripts nothing else will come.
    if (isFrame) return page.replace('<noscript>', (tag) => `${tag}<style>[data-frame]{display:none}</style>`);
    const files = this.#listFiles(pageCode[path as PagePath]).join(' ');
    // A deferred script would keep the page unfinished until it has come, and the browser from laying it out at once.
    const loader = `<script type="module" async id="loader" fetchpriority="low" src="${this.#loader}" data-files="${files}"></script>`;
    const hasForm = visitor.html.includes('<form');
    return (hasForm ? page : page.replace(NO_SCRIPT, '')).replace('</body>', () => `${loader}\n</body>`);
  }

  /**
   * The script of every page with a frame: where somebody may be signed in it asks for their profile, and for the code of
   * their screen together with the app. Otherwise one would wait for the other.
   */
  #startSignedIn(): string {
    const shared = this.#chunks().filter(({ name }) => signedInCode.includes(name));
    if (shared.length < signedInCode.length) throw new Error(`The build lacks one of ${signedInCode.join(', ')}.`);
    const listFiles = (chunks: readonly Rolldown.OutputChunk[]) =>
      this.#collectImports(chunks)
        .map((name) => `${name}.js`)
        .filter((file) => !this.#appEntry.includes(`/${file}`));
    const files = listFiles(shared);
    const count = files.length;
    const places = Object.entries(pageCode).map(([path, code]) => {
      const own = listFiles([...shared, this.#readEntry(code)]).slice(count);
      files.push(...own.filter((file) => !files.includes(file)));
      return [path, own.map((file) => files.indexOf(file))] as const;
    });
    return startSignedIn({ files, count, own: Object.fromEntries(places) });
  }

  #chunks(): Rolldown.OutputChunk[] {
    return Object.values(this.#bundle).filter((file) => file.type === 'chunk');
  }

  /** The names of the app's files and those of a page, each after those it needs. */
  #listFiles(code: string): string[] {
    const app = this.#chunks().find(({ fileName }) => `/${fileName}` === this.#app);
    if (!app) throw new Error('The app has no file of its own.');
    return this.#collectImports([app, this.#readEntry(code)]);
  }

  #readEntry(code: string): Rolldown.OutputChunk {
    const entry = this.#chunks().find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${code}.tsx`));
    if (!entry) throw new Error(`${code}.tsx has no file of its own.`);
    return entry;
  }

  /** The names of files and of all they need, each after those. */
  #collectImports(chunks: readonly Rolldown.OutputChunk[]): string[] {
    const [begun, found] = [new Set<string>(), [] as string[]];
    const add = (name: string) => {
      if (begun.has(name)) return;
      begun.add(name);
      const chunk = this.#bundle[name];
      if (chunk?.type === 'chunk') chunk.imports.forEach(add);
      found.push(basename(name, '.js'));
    };
    chunks.forEach(({ fileName }) => add(fileName));
    return found;
  }
}

function getText(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('The build has no page or no style sheet.');
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}
