import type { HeldBack } from './services/heldBack.js';

// The first script of a page that can be read without any. It starts the app when the page is idle or somebody uses it,
// and holds back until then what only a script can answer. It imports nothing, so that it stays small.

const { app = '', files = '' } = document.getElementById('loader')?.dataset ?? {};
const root = document.getElementById('root');
const heldBack: HeldBack = { form: null, button: null };
/** What a person does first. Links need no script. */
const uses = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'input'] as const;
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  // All at once, instead of each when the one before it names it.
  for (const href of files.split(' ')) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  import(/* @vite-ignore */ app).catch(() => {
    // Offline, perhaps: the next use tries again.
    isStarted = false;
    heldBack.form?.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
    heldBack.form = null;
  });
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(start);
  else setTimeout(start, 50);
}

function holdSubmit(event: SubmitEvent): void {
  event.preventDefault();
  heldBack.form = event.target as HTMLFormElement;
  event.submitter?.setAttribute('aria-busy', 'true');
  start();
}

function holdClick({ target }: MouseEvent): void {
  heldBack.button = target instanceof Element ? target.closest('button[type="button"]') : null;
}

// The page takes the root away in a browser that is too old.
if (root !== null) {
  addEventListener('submit', holdSubmit);
  addEventListener('click', holdClick);
  for (const use of uses) addEventListener(use, start, { passive: true });
  heldBack.release = () => {
    removeEventListener('submit', holdSubmit);
    removeEventListener('click', holdClick);
    for (const use of uses) removeEventListener(use, start);
  };
  Object.assign(window, { heldBack });
  // With a session there is another page to show, and a field in use has to be answered.
  const isAwaited = 'session' in document.documentElement.dataset || root.contains(document.activeElement);
  if (isAwaited) start();
  else if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}
