/** One of the shapes of echarts.ts. Pictures with the same indicators have the same types in the same order. */
export interface PlotElement {
  readonly type: 'epRectangles' | 'epSegments' | 'epLabels' | 'epArea';
  readonly silent: true;
  readonly shape: Readonly<Record<string, unknown>>;
  readonly style: Readonly<Record<string, unknown>>;
}

export function rectangles(fill: string, values: number[]): PlotElement {
  return { type: 'epRectangles', silent: true, shape: { values }, style: { fill } };
}
