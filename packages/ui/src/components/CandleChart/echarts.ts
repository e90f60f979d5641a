import { CustomChart } from 'echarts/charts';
import { dispose, getInstanceByDom, graphic, init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

// All that the chart needs of ECharts: its axes, pointer and legends are drawn by the series or in HTML.
register([CustomChart, CanvasRenderer]);

/**
 * Many rectangles: `[x, y, width, height, x, y …]` in px. Filled one by one where there is a canvas: filling
 * device-pixel rectangles is its fastest operation, and a path of four hundred its slowest.
 */
const Rectangles = graphic.extendShape({
  type: 'epRectangles',
  shape: { values: [] as readonly number[] },
  buildPath(path, { values }) {
    const canvas = 'getContext' in path ? path.getContext() : undefined;
    for (let at = 0; at < values.length; at += 4) {
      const [x = 0, y = 0, width = 0, height = 0] = [values[at], values[at + 1], values[at + 2], values[at + 3]];
      if (canvas) canvas.fillRect(x, y, width, height);
      else path.rect(x, y, width, height);
    }
  },
});

/** A path of many lines: `[x1, y1, x2, y2, x1, y1 …]` in px. One that starts where the last one ended goes on with it. */
const Segments = graphic.extendShape({
  type: 'epSegments',
  shape: { values: [] as readonly number[] },
  buildPath(path, { values }) {
    for (let at = 0; at < values.length; at += 4) {
      if (values[at] !== values[at - 2] || values[at + 1] !== values[at - 1])
        path.moveTo(values[at] ?? 0, values[at + 1] ?? 0);
      path.lineTo(values[at + 2] ?? 0, values[at + 3] ?? 0);
    }
  },
});

/** Areas between two lines, each a polygon: `[[x, y, x, y …] …]` in px. */
const Area = graphic.extendShape({
  type: 'epArea',
  shape: { values: [] as readonly (readonly number[])[] },
  buildPath(path, { values }) {
    for (const polygon of values) {
      for (let at = 0; at < polygon.length; at += 2) {
        if (at === 0) path.moveTo(polygon[0] ?? 0, polygon[1] ?? 0);
        else path.lineTo(polygon[at] ?? 0, polygon[at + 1] ?? 0);
      }
      path.closePath();
    }
  },
});

/** A label and the position of its middle or its left edge (px). */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly align: 'left' | 'center';
}

/** Many labels in one font: setting the font for each would cost more than drawing them all. */
const Labels = graphic.extendShape({
  type: 'epLabels',
  shape: { font: '', values: [] as readonly Label[] },
  buildPath(path, { font, values }) {
    const canvas = 'getContext' in path ? path.getContext() : undefined;
    if (!canvas) return;
    canvas.font = font;
    canvas.textBaseline = 'middle';
    for (const { text, x, y, align } of values) {
      canvas.textAlign = align;
      canvas.fillText(text, x, y);
    }
  },
});

graphic.registerShape('epArea', Area);
graphic.registerShape('epLabels', Labels);
graphic.registerShape('epRectangles', Rectangles);
graphic.registerShape('epSegments', Segments);

/** The parts in use of what the library creates for one of the shapes above. */
export interface Shape {
  readonly attr: (changes: { readonly shape: object; readonly style: object }) => void;
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly devicePixelRatio?: number;
}

/**
 * ECharts empties its element with `innerHTML`, which a page with Trusted Types refuses. One setter for all elements: V8 keeps it
 * with their hidden class, and one of its own would keep a whole screen in memory after that has left.
 */
const emptied: PropertyDescriptor = {
  configurable: true,
  set(this: HTMLElement) {
    this.replaceChildren();
  },
};

/** Creates an instance on an element. */
function initOn(element: HTMLElement, size: Size) {
  Object.defineProperty(element, 'innerHTML', emptied);
  const chart = init(element, null, size);
  // Everything is drawn at once; its loop would ask for a dozen empty frames after each drawing.
  const { animation } = chart.getZr();
  animation.stop();
  animation.start = () => {};
  return chart;
}

/** The parts of the library that the component mounting it needs. */
export const echarts = { init: initOn, dispose, getInstanceByDom };
