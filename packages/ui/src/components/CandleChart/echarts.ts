import { CustomChart } from 'echarts/charts';
import { dispose, getInstanceByDom, graphic, init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

// Everything of ECharts this chart is made of: axes, pointer and legends are its own, drawn by the series or in HTML.
register([CustomChart, CanvasRenderer]);

/**
 * Many rectangles: `[x, y, width, height, x, y …]` in px. Filled one by one where there is a canvas to fill: rectangles
 * on device pixels are what it is fastest at, and one path of four hundred what it is slowest at.
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

/** A label and where its middle, or its left edge, stands (px). */
export interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly align: 'left' | 'center';
}

/** What was last asked of a canvas, and what it calls that. */
const fonts = new WeakMap<CanvasRenderingContext2D, { readonly asked: string; readonly named: string }>();

/** Sets the type only where it is another: setting it makes the browser look through the page's styles, each time. */
function setFont(canvas: CanvasRenderingContext2D, asked: string): void {
  const known = fonts.get(canvas);
  if (known?.asked === asked && known.named === canvas.font) return;
  canvas.font = asked;
  fonts.set(canvas, { asked, named: canvas.font });
}

/** Many labels in one type: setting the type for each of them would cost more than writing all of them. */
const Labels = graphic.extendShape({
  type: 'epLabels',
  shape: { font: '', values: [] as readonly Label[] },
  buildPath(path, { font, values }) {
    const canvas = 'getContext' in path ? path.getContext() : undefined;
    if (!canvas) return;
    setFont(canvas, font);
    canvas.textBaseline = 'middle';
    for (const { text, x, y, align } of values) {
      canvas.textAlign = align;
      canvas.fillText(text, x, y);
    }
  },
});

graphic.registerShape('epLabels', Labels);
graphic.registerShape('epRectangles', Rectangles);
graphic.registerShape('epSegments', Segments);

/** What the library has made of one of the shapes above, as far as it is used. */
export interface Shape {
  readonly attr: (changes: { readonly shape: object; readonly style: object }) => void;
}

/** As much of the library as the component that mounts it asks for. */
export const echarts = { init, dispose, getInstanceByDom };
