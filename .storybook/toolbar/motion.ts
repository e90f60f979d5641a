export type Motion = 'device' | 'full' | 'reduced';

const FEATURE = '(prefers-reduced-motion: reduce)';
const written = new WeakMap<CSSMediaRule, string>();
let motion: Motion = 'device';

function readRules(sheet: CSSStyleSheet | CSSGroupingRule): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // A sheet of another origin.
    return [];
  }
}

function apply(rules: readonly CSSRule[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = written.get(rule) ?? rule.media.mediaText;
      if (condition.includes(FEATURE)) {
        written.set(rule, condition);
        const instead = { device: condition, full: 'not all', reduced: condition.replace(FEATURE, 'all') }[motion];
        if (rule.media.mediaText !== instead) rule.media.mediaText = instead;
      }
    }
    if (rule instanceof CSSGroupingRule) apply(readRules(rule));
  }
}

function applyEverywhere(): void {
  for (const sheet of document.styleSheets) apply(readRules(sheet));
}

let watcher: MutationObserver | undefined;

/** Rules of components that are rendered later, whether they are written as text or inserted one by one. */
function watchNewRules(): void {
  if (watcher !== undefined) return;
  watcher = new MutationObserver(applyEverywhere);
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
  const { prototype } = CSSStyleSheet;
  const insert = Object.getOwnPropertyDescriptor(prototype, 'insertRule')?.value as CSSStyleSheet['insertRule'];
  prototype.insertRule = function insertRule(rule, index) {
    const at = insert.call(this, rule, index);
    apply([this.cssRules[at]].filter((one) => one !== undefined));
    return at;
  };
}

/** Makes style sheets believe that the device asks for this much motion; `device` lets them ask it. */
export function setMotion(to: Motion): void {
  if (motion === to) return;
  motion = to;
  watchNewRules();
  applyEverywhere();
}
