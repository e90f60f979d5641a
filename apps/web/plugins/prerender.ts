import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type ResolvedConfig } from 'vite';
import { APP_PAGE, type appPaths, NOT_FOUND_PAGE, type PagePath, pages } from '../deploy/pages.js';
import type { PrerenderedPage, StartPage } from '../src/prerender.js';

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
  readonly prerenderStart: () => StartPage;
}

/** The route of each page, whose code its loader asks for together with the app's. */
const routes: Readonly<Record<PagePath, string>> = {
  '/': 'LandingRoute',
  '/login': 'LoginRoute',
  '/signup': 'SignupRoute',
  '/forgot-password': 'ForgotPasswordRoute',
};

/**
 * Renders the pages that can be read before any script has run, from the components of the app, with their styles
 * inside. The page of every other path shows what the app does at first.
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
        const html = getText(bundle['index.html']);
        const page = new PageParts(html, bundle, `/${this.getFileName(loader)}`);
        const { rendered: all, start } = await renderPages(config);
        for (const rendered of all) {
          const fileName = pages[rendered.path as PagePath];
          if (fileName === 'index.html') delete bundle['index.html'];
          this.emitFile({ type: 'asset', fileName, source: page.fill(rendered) });
        }
        const source = page.start(html, start);
        for (const fileName of [APP_PAGE, NOT_FOUND_PAGE]) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

/** What every screen of somebody signed in waits for, by the name of its file. */
const signedInCode = ['client', 'signedIn'];

/**
 * Asks for the profile as the API client would, which takes the answer for its own: see `services/prefetchedProfile.ts`.
 * What keeps it from asking is left to the app to say.
 */
const PREFETCH_PROFILE = `try {
var tokens = JSON.parse(localStorage.getItem('etherpilot.session')).tokens;
var apiUrl = JSON.parse(document.getElementById('config').textContent).apiUrl || '';
if (typeof tokens.access === 'string' && typeof tokens.refresh === 'string') {
var request = new Request(apiUrl.replace(/\\/+$/, '') + '/api/auth/profile/', {
headers: { accept: 'application/json', authorization: 'Bearer ' + tokens.access },
cache: 'no-store', credentials: 'omit', redirect: 'manual'
});
window.prefetchedProfile = { request: request, answer: fetch(request), madeAt: Date.now() };
window.prefetchedProfile.answer['catch'](function () {});
}
} catch (error) {}`;

/** The route of each path without a page, whose code is asked for as well. */
const signedInRoutes: Readonly<Record<(typeof appPaths)[number], string>> = {
  '/account': 'AccountRoute',
  '/active-bots': 'ActiveBotsRoute',
  '/deposit': 'DepositRoute',
  '/deposit-cancel': 'DepositCancelRoute',
  '/deposit-history': 'DepositHistoryRoute',
  '/deposit-success': 'DepositSuccessRoute',
  '/platform': 'PlatformRoute',
  '/profile': 'ProfileRoute',
  '/robot': 'BotsRoute',
  '/robots': 'BotsRoute',
  '/settings': 'SettingsRoute',
  '/support': 'SupportRoute',
  '/withdraw': 'WithdrawRoute',
  '/withdrawal-history': 'WithdrawalHistoryRoute',
};

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
        rolldownOptions: { external: /\/shell\/(?:PublicArea|SignedInArea|ToastRegion)\.js$/ },
      },
    });
    const prerenderer: Prerenderer = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
    return { rendered: await prerenderer.prerenderPages(), start: prerenderer.prerenderStart() };
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
  readonly #head: string;
  readonly #loader: string;
  readonly #app: string;

  constructor(html: string, bundle: Rolldown.OutputBundle, loader: string) {
    const [styleSheet = '', styles = ''] = STYLE_SHEET.exec(html) ?? [];
    // The last one needs those before it.
    const app = [...html.matchAll(ENTRIES)].at(-1)?.[1] ?? '';
    const font = Object.keys(bundle).find((name) => FONT.test(name));
    if (!styleSheet || !app || !font || !html.includes(ROOT)) throw new Error('index.html is not built as expected.');
    this.#bundle = bundle;
    this.#html = html.replace(styleSheet, '').replaceAll(ENTRIES, '').replaceAll(PRELOADS, '').replaceAll(INDENT, '\n');
    this.#styles = `<style>${getText(bundle[styles])}</style>`;
    // Not followed. It says that the styles are there to the app, which would fetch them with the code of a screen.
    this.#stylesLink = `<link rel="stylesheet" href="/${styles}" disabled>`;
    this.#head = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">
${this.#styles}`;
    this.#loader = loader;
    this.#app = app;
  }

  fill({ path, builtAt, title, html, styles }: PrerenderedPage): string {
    const files = this.#listFiles(routes[path as PagePath]).join(' ');
    // A deferred script would keep the page unfinished until it has come, and the browser from laying it out at once.
    const loader = `<script type="module" async id="loader" fetchpriority="low" src="${this.#loader}" data-files="${files}"></script>`;
    const hasForm = html.includes('<form');
    // Functions, because a replacement's `$` has a meaning.
    return (hasForm ? this.#html : this.#html.replace(NO_SCRIPT, ''))
      .replace(TITLE, () => `<title>${title}</title>`)
      .replace('</head>', () => `${this.#head}\n${styles}\n</head>`)
      .replace(ROOT, () => `<div id="root" data-page="${path}" data-built-at="${builtAt}">${html}</div>`)
      .replace('</body>', () => `${loader}\n</body>`);
  }

  /**
   * The page of all other paths: what the app shows first, with its styles. Where somebody may be signed in it asks for
   * their profile, and for the code of their screen together with the app: otherwise one would wait for the other. ES5 only.
   */
  start(html: string, { html: content, styles }: StartPage): string {
    const shared = this.#chunks().filter(({ name }) => signedInCode.includes(name));
    if (shared.length < signedInCode.length) throw new Error(`The build lacks one of ${signedInCode.join(', ')}.`);
    const listFiles = (chunks: readonly Rolldown.OutputChunk[]) =>
      this.#collectImports(chunks)
        .map((name) => `${name}.js`)
        .filter((file) => !html.includes(`/${file}`));
    const files = listFiles(shared);
    const count = files.length;
    const places = Object.entries(signedInRoutes).map(([path, route]) => {
      const own = listFiles([...shared, this.#readEntry(route)]).slice(count);
      files.push(...own.filter((file) => !files.includes(file)));
      return [path, own.map((file) => files.indexOf(file))] as const;
    });
    const script = `<script>if ('session' in document.documentElement.dataset) {
${PREFETCH_PROFILE}
var files = ${JSON.stringify(files)};
var own = ${JSON.stringify(Object.fromEntries(places))}[location.pathname.replace(/\\/+$/, '')] || [];
files.filter(function (_, at) { return at < ${count} || own.indexOf(at) >= 0; }).forEach(function (file) {
var link = document.createElement('link');
link.rel = 'modulepreload';
link.href = '/assets/' + file;
document.head.appendChild(link);
});
}</script>`;
    return (
      html
        .replace(STYLE_SHEET, () => `\n${this.#styles}\n${this.#stylesLink}\n${styles}`)
        .replace('<script type="module"', (tag) => `${script}\n    ${tag}`)
        .replace(ROOT, () => `<div id="root">${content}</div>`)
        // Without scripts nothing else will come.
        .replace('<noscript>', (tag) => `${tag}<style>[data-loading]{display:none}</style>`)
    );
  }

  #chunks(): Rolldown.OutputChunk[] {
    return Object.values(this.#bundle).filter((file) => file.type === 'chunk');
  }

  /** The names of the app's files and those of a route, each after those it needs. */
  #listFiles(route: string): string[] {
    const app = this.#chunks().find(({ fileName }) => `/${fileName}` === this.#app);
    if (!app) throw new Error('The app has no file of its own.');
    return this.#collectImports([app, this.#readEntry(route)]);
  }

  #readEntry(route: string): Rolldown.OutputChunk {
    const entry = this.#chunks().find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/routes/${route}.tsx`));
    if (!entry) throw new Error(`routes/${route}.tsx has no file of its own.`);
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
