import { echarts } from './echarts.js';
import { EChartsReactCore } from './reactCore.js';

/**
 * The component of echarts-for-react, which keeps one instance on its element and disposes of it. Its own way of
 * mounting makes an instance, waits for it to finish, throws it away and makes another; this one makes one, at once,
 * so that the first frame already holds the picture and nothing happens after an early unmount.
 */
export class ChartMount extends EChartsReactCore {
  override componentDidMount(): void {
    const { clientWidth: width, clientHeight: height } = this.ele;
    // Never 0, which ECharts warns about: a chart in a hidden tab gets its size when it is shown.
    const size = { width: Math.max(width, 1), height: Math.max(height, 1) };
    // Left to itself, ECharts draws for the screen the page was loaded on.
    const chart = echarts.init(this.ele, null, { ...size, devicePixelRatio });
    this.props.onChartReady?.(chart);
  }

  /** All updates go through the instance. */
  override componentDidUpdate(): void {}
}
