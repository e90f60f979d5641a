/** A number in [0, 1), the same for the same label. */
export type Chance = (label: string) => number;

/** One of several, with equal probability. */
export function pick<One>(choices: readonly One[], fraction: number): One {
  const choice = choices[Math.floor(fraction * choices.length)];
  if (choice === undefined) throw new RangeError(`${fraction} chooses none of ${choices.length}.`);
  return choice;
}

/** One of several, by weight. */
export function pickWeighted<One>(choices: readonly (readonly [weight: number, choice: One])[], fraction: number): One {
  const sum = choices.reduce((weights, [weight]) => weights + weight, 0);
  let left = fraction * sum;
  for (const [weight, choice] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  throw new RangeError(`${fraction} is not in [0, 1).`);
}

/** How much more likely a preferred choice is. */
const PREFERENCE = 8;

/** The same choices, where those whose name is preferred come more often. */
export function prefer<One extends { readonly name: string }>(
  choices: readonly (readonly [weight: number, choice: One])[],
  preferred: readonly string[],
): readonly (readonly [weight: number, choice: One])[] {
  return choices.map(([weight, one]) => [preferred.includes(one.name) ? weight * PREFERENCE : weight, one]);
}

/** A whole number from `least` to `most`. */
export function between(least: number, most: number, fraction: number): number {
  return least + Math.floor(fraction * (most - least + 1));
}
