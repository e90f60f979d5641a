import { candleFills } from '../model/ChartView.js';

/** A stored fill; `tinted` for anything else. */
export function readCandleFill(stored: unknown): (typeof candleFills)[number] {
  return candleFills.find((each) => each === stored) ?? 'tinted';
}
