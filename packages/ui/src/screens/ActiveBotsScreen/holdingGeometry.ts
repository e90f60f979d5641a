import { toPixelNumber } from '../../money/decimal.js';
import type { Holding } from '../../rules/holding.js';

/** The drawing's own units, as those of the lines above and below. */
export const WIDTH = 1000;
export const HEIGHT = 100;

/** Free space above and below (share of the range). */
const PADDING = 0.08;
/** Percent: the least range, so that nothing is no mountain. */
const LEAST_RANGE = 1;
/** The height of a label (share of the strip): two must not touch. */
const LABEL = 24;

export interface HoldingGeometry {
  /** SVG paths: each from the day's middle to the next one's; a day without a price breaks both. */
  readonly bot: string;
  readonly eth: string;
  /** The height of zero. */
  readonly zero: number;
  /** Where the labels of the last values are, apart from each other. */
  readonly botLabel: number;
  readonly ethLabel: number;
}

const rounded = (length: number) => Math.round(length * 100) / 100;

/** Works out the drawing of a comparison over so many days. Floats, because they only position lines. */
export function holdingGeometry({ days, last }: Holding, count: number): HoldingGeometry {
  const percents = days.flatMap(({ bot, eth }) => [toPixelNumber(bot), toPixelNumber(eth)]);
  const lowest = percents.reduce((one, other) => Math.min(one, other), 0);
  const highest = percents.reduce((one, other) => Math.max(one, other), 0);
  const range = Math.max(highest - lowest, LEAST_RANGE);
  const top = (highest + lowest) / 2 + range * (0.5 + PADDING);
  const y = (percent: number) => rounded(((top - percent) / (range * (1 + 2 * PADDING))) * HEIGHT);
  const slot = WIDTH / count;
  const buildPath = (which: 'bot' | 'eth') =>
    days.reduce((path, day, place) => {
      const follows = days[place - 1]?.index === day.index - 1;
      // Both are zero at the end of the day before the first.
      const begin = place === 0 ? `M${rounded(day.index * slot)} ${y(0)}L` : follows ? 'L' : 'M';
      return `${path}${begin}${rounded((day.index + 0.5) * slot)} ${y(toPixelNumber(day[which]))}`;
    }, '');
  const [own, other] = [y(toPixelNumber(last.bot)), y(toPixelNumber(last.eth))];
  const push = Math.max(0, LABEL - Math.abs(own - other)) / 2;
  const sign = own <= other ? -1 : 1;
  return {
    bot: buildPath('bot'),
    eth: buildPath('eth'),
    zero: y(0),
    botLabel: own + sign * push,
    ethLabel: other - sign * push,
  };
}
