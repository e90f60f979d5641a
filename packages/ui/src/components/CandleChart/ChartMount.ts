import { echarts } from './echarts.js';
import { EChartsReactCore } from './reactCore.js';

/**
 * The component of echarts-for-react, which owns one instance on its element and disposes of it. Its own mounting
 * creates an instance, waits for it to finish, disposes of it and creates another. This one creates a single instance
 * synchronously, so that the first frame has the picture and an early unmount leaves nothing pending.
 */
export class ChartMount extends EChartsReactCore {
  override componentDidMount(): void {
    // Nothing can be drawn in an environment such as jsdom; the chart's sentence is there all the same.
    if (typeof CanvasRenderingContext2D === 'undefined') return;
    const { clientWidth: width, clientHeight: height } = this.ele;
    // Never 0, which ECharts warns about: a chart in a hidden tab gets its size when it is shown.
    const size = { width: Math.max(width, 1), height: Math.max(height, 1) };
    // By default ECharts uses the pixel ratio the page was loaded with.
    const chart = echarts.init(this.ele, { ...size, devicePixelRatio });
    this.props.onChartReady?.(chart);
  }

  /** All updates go through the instance. */
  override componentDidUpdate(): void {}
}
