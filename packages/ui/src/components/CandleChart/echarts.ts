import { CustomChart } from 'echarts/charts';
import { dispose, getInstanceByDom, graphic, init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

// Everything of ECharts this chart is made of: axes, pointer and legends are its own, drawn by the series or in HTML.
register([CustomChart, CanvasRenderer]);

/** A path of many rectangles: `[x, y, width, height, x, y …]` in px. */
const Rectangles = graphic.extendShape({
  type: 'epRectangles',
  shape: { values: [] as readonly number[] },
  buildPath(path, { values }) {
    for (let at = 0; at < values.length; at += 4) {
      path.rect(values[at] ?? 0, values[at + 1] ?? 0, values[at + 2] ?? 0, values[at + 3] ?? 0);
    }
  },
});

/** A path of many lines: `[x1, y1, x2, y2, x1, y1 …]` in px. */
const Segments = graphic.extendShape({
  type: 'epSegments',
  shape: { values: [] as readonly number[] },
  buildPath(path, { values }) {
    for (let at = 0; at < values.length; at += 4) {
      path.moveTo(values[at] ?? 0, values[at + 1] ?? 0);
      path.lineTo(values[at + 2] ?? 0, values[at + 3] ?? 0);
    }
  },
});

graphic.registerShape('epRectangles', Rectangles);
graphic.registerShape('epSegments', Segments);

/** As much of the library as the component that mounts it asks for. */
export const echarts = { init, dispose, getInstanceByDom };
