import type { PendingInteraction } from './services/pendingInteraction.js';

// The first script of a page that can be read without any. It starts the app when the page is idle or somebody uses it,
// and holds back until then what only a script can answer. It imports nothing, so that it stays small.

const script = document.getElementById('loader') as HTMLScriptElement;
/** The app's files and those of the page's screen, beside this one; each after those it needs. */
const files = script.dataset['files']?.split(' ').map((name) => new URL(name, script.src).pathname) ?? [];
const scripts = files.filter((file) => file.endsWith('.js'));
const root = document.getElementById('root');
const pendingInteraction: PendingInteraction = { form: null, button: null };
/** What a person does first. Links need no script. */
const uses = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'input'] as const;
let isStarted = false;

async function load(): Promise<void> {
  // Asked for at once, and run one after the other, with a pause in which the page answers.
  const links = [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  for (const href of files.filter((file) => !links.includes(file))) {
    const link = document.createElement('link');
    // `services/lateStyles.ts` applies styles when all are there.
    const kind = scripts.includes(href)
      ? { rel: 'modulepreload' }
      : { rel: 'stylesheet', media: 'print', fetchPriority: 'high', onerror: () => link.remove() };
    document.head.append(Object.assign(link, kind, { href }));
  }
  for (const file of scripts) {
    await import(/* @vite-ignore */ file);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  load().catch(() => {
    // Offline, perhaps: the next use tries again.
    isStarted = false;
    pendingInteraction.form?.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
    pendingInteraction.form = null;
  });
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(start);
  else setTimeout(start, 50);
}

/** A page may have loaded and be idle before it has been painted, which the app's files would hold up. */
function startAfterPaint(): void {
  if (document.hidden) startWhenIdle();
  else requestAnimationFrame(() => setTimeout(startWhenIdle));
}

function holdSubmit(event: SubmitEvent): void {
  event.preventDefault();
  pendingInteraction.form = event.target as HTMLFormElement;
  event.submitter?.setAttribute('aria-busy', 'true');
  start();
}

function holdClick({ target }: MouseEvent): void {
  pendingInteraction.button = target instanceof Element ? target.closest('button[type="button"]') : null;
}

// The page takes the root away in a browser that is too old.
if (root !== null) {
  addEventListener('submit', holdSubmit);
  addEventListener('click', holdClick);
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[disabled]')) button.disabled = false;
  for (const use of uses) addEventListener(use, start, { passive: true });
  pendingInteraction.release = () => {
    removeEventListener('submit', holdSubmit);
    removeEventListener('click', holdClick);
    for (const use of uses) removeEventListener(use, start);
  };
  Object.assign(window, { pendingInteraction });
  // With a session there is another page to show, and a field in use has to be answered.
  const isAwaited = 'session' in document.documentElement.dataset || root.contains(document.activeElement);
  if (isAwaited) start();
  else if (document.readyState === 'complete') startAfterPaint();
  else addEventListener('load', startAfterPaint, { once: true });
}
