export type Motion = 'device' | 'full' | 'reduced';

/** What style sheets ask the device for, and what they are to believe; nothing where they may ask it. */
const answers = new Map<string, boolean>();
const written = new WeakMap<CSSMediaRule, string>();

function readRules(sheet: CSSStyleSheet | CSSGroupingRule): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // A sheet of another origin.
    return [];
  }
}

/** A condition with the answers instead of the questions. */
function answer(condition: string): string {
  let text = condition;
  for (const [feature, is] of answers) text = text.replaceAll(feature, is ? '(min-width: 0)' : '(max-width: 0)');
  return text;
}

function apply(rules: readonly CSSRule[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = written.get(rule) ?? rule.media.mediaText;
      const instead = answer(condition);
      if (instead !== condition) written.set(rule, condition);
      if (written.has(rule) && rule.media.mediaText !== instead) rule.media.mediaText = instead;
    }
    if (rule instanceof CSSGroupingRule) apply(readRules(rule));
  }
}

type Listener = (rules: readonly CSSRule[]) => void;

const listeners = new Set<Listener>();

function tellOfAll(): void {
  for (const sheet of document.styleSheets) for (const listener of listeners) listener(readRules(sheet));
}

/** Ends the watch over the page. */
let stopWatching: (() => void) | undefined;

function watch(): () => void {
  const watcher = new MutationObserver(tellOfAll);
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
  const { prototype } = CSSStyleSheet;
  const insert = Object.getOwnPropertyDescriptor(prototype, 'insertRule')?.value as CSSStyleSheet['insertRule'];
  prototype.insertRule = function insertRule(rule, index) {
    const at = insert.call(this, rule, index);
    const inserted = [this.cssRules[at]].filter((one) => one !== undefined);
    for (const one of listeners) one(inserted);
    return at;
  };
  return () => {
    watcher.disconnect();
    prototype.insertRule = insert;
  };
}

/**
 * Hands over all rules of the page now and those of components that are rendered later, whether they are written as text
 * or inserted one by one.
 */
export function onNewRules(listener: Listener): void {
  listeners.add(listener);
  stopWatching ??= watch();
  tellOfAll();
}

/** Ends that: to look at every rule again takes time whenever a style sheet changes. */
export function offNewRules(listener: Listener): void {
  listeners.delete(listener);
  if (listeners.size > 0) return;
  stopWatching?.();
  stopWatching = undefined;
}

function setAnswer(feature: string, is: boolean | undefined): void {
  if (answers.get(feature) === is) return;
  if (is === undefined) answers.delete(feature);
  else answers.set(feature, is);
  onNewRules(apply);
  if (answers.size === 0) offNewRules(apply);
}

/** Makes style sheets believe that the device asks for this much motion; `device` lets them ask it. */
export function setMotion(to: Motion): void {
  setAnswer('(prefers-reduced-motion: reduce)', { device: undefined, full: false, reduced: true }[to]);
}

/** Makes style sheets believe that the device forces its colors; the colors themselves are `ForcedColors`. */
export function setForcedColors(isForced: boolean): void {
  setAnswer('(forced-colors: active)', isForced || undefined);
}
