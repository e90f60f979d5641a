/** The use of the price providers by this device today, and the next update. */
export interface ChartUpdates {
  /** Provider calls made on this calendar day. */
  readonly used: number;
  /** When the chart updates next (ms since the epoch); `null` while nothing is scheduled. */
  readonly nextRefreshAt: number | null;
}
