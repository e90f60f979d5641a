import { offNewRules, onNewRules } from './mediaFeatures.js';

/** What a pointer or the keyboard can do to an element. */
export type PointerState = 'none' | 'hover' | 'focus' | 'active';

/** The pseudo-classes of each state; what is pressed is hovered as well. */
const selectors: readonly (readonly [pseudo: RegExp, states: readonly Exclude<PointerState, 'none'>[]])[] = [
  [/:hover(?![\w-])/g, ['hover', 'active']],
  [/:focus-visible(?![\w-])/g, ['focus']],
  [/:focus-within(?![\w-])/g, ['focus']],
  [/:active(?![\w-])/g, ['active']],
];

const rewritten = new WeakSet<CSSStyleRule>();

/** Lets rules for a state also hold in a page that is marked with it; the weight of each rule stays. */
function rewrite(rules: readonly CSSRule[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rewritten.has(rule)) {
      rewritten.add(rule);
      const text = selectors.reduce(
        (before, [pseudo, states]) =>
          before.replaceAll(pseudo, (own) => {
            const marked = states.map((state) => `[data-pointer='${state}'] *`);
            return `:is(${own}, ${marked.join(', ')})`;
          }),
        rule.selectorText,
      );
      if (text !== rule.selectorText) rule.selectorText = text;
    }
    if (rule instanceof CSSGroupingRule) rewrite([...rule.cssRules]);
  }
}

/** Shows every element as it looks in a state. */
export function setPointerState(to: PointerState): void {
  const { dataset } = document.documentElement;
  if (to === 'none') {
    delete dataset['pointer'];
    offNewRules(rewrite);
    return;
  }
  dataset['pointer'] = to;
  onNewRules(rewrite);
}
