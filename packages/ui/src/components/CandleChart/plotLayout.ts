/** Where the parts of the plot are, in px from its upper left corner (art direction, section 8). */
export interface PlotLayout {
  readonly width: number;
  readonly height: number;
  /** Room of the candles: the price axis begins at its right edge, the time axis at its lower one. */
  readonly plotWidth: number;
  readonly plotHeight: number;
  /** Kept free above the candles for the read-out. */
  readonly headroom: number;
  /** Above this the price axis has no labels: a button stands there. */
  readonly labelTop: number;
  readonly fontSize: number;
  /** Where price labels begin, from the axis. */
  readonly labelX: number;
  /** Room a label of the time axis needs. */
  readonly minLabelGap: number;
}

/** A chart narrower than this is laid out for a phone (px); the styles have the same number. */
const NARROW_PX = 480;
const WIDE_PX = 900;
const TIME_AXIS_PX = 36;
/** A digit and a sign of a price label as shares of the type size; labels are set in tabular figures. */
const DIGIT_SHARE = 0.6;
const SIGN_SHARE = 0.3;

/** The layout of a plot of this size (px) whose longest price label is given: long prices get a wider axis. */
export function plotLayout(width: number, height: number, label: string): PlotLayout {
  const isNarrow = width < NARROW_PX;
  const fontSize = isNarrow ? 11 : 12;
  const digits = label.replaceAll(/\D/g, '').length;
  const labelWidth = (digits * DIGIT_SHARE + (label.length - digits) * SIGN_SHARE) * fontSize;
  const [axis, labelX, margin] = isNarrow ? [70, 16, 8] : [84, 18, 12];
  return {
    width,
    height,
    plotWidth: Math.max(width - Math.ceil(Math.max(axis, labelX + labelWidth + margin)), 0),
    plotHeight: Math.max(height - TIME_AXIS_PX, 0),
    headroom: isNarrow ? 84 : 64,
    labelTop: isNarrow ? 56 : 8,
    fontSize,
    labelX,
    minLabelGap: isNarrow ? 60 : width < WIDE_PX ? 80 : 130,
  };
}
