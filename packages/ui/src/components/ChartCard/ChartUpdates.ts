/** What this device has asked of the price providers today, and when it asks again. */
export interface ChartUpdates {
  /** Provider calls made on this calendar day (G-C01, G-C03). */
  readonly used: number;
  /** When the chart renews itself, in ms since the epoch; `null` while nothing is planned. */
  readonly nextRefreshAt: number | null;
}
