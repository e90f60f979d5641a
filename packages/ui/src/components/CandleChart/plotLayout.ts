/** The positions of the plot's parts, in px from its upper left corner. */
export interface PlotLayout {
  readonly width: number;
  readonly height: number;
  /** The area of the candles: the price axis starts at its right edge, the time axis at its lower one. */
  readonly plotWidth: number;
  readonly plotHeight: number;
  /** Where the time axis starts: below the candles and the panels under them. */
  readonly axisTop: number;
  /** Kept free above the candles for the readout. */
  readonly headroom: number;
  /** Above this the price axis has no labels, because a button is there. */
  readonly labelTop: number;
  readonly fontSize: number;
  /** Where price labels start, measured from the axis. */
  readonly labelX: number;
  /** The space a label of the time axis needs. */
  readonly minLabelGap: number;
}

/** A chart narrower than this uses the phone layout (px); the styles use the same number. */
const NARROW_PX = 480;
const WIDE_PX = 900;
const TIME_AXIS_PX = 36;
/** The height of an indicator's panel. */
export const PANEL_PX = 110;
/** The width of a digit and of a sign as shares of the font size; labels use tabular figures. */
const DIGIT_SHARE = 0.6;
const SIGN_SHARE = 0.3;

/** The layout of a plot of this size (px) for its longest price label: long prices get a wider axis. */
export function plotLayout(width: number, height: number, label: string, panels = 0): PlotLayout {
  const isNarrow = width < NARROW_PX;
  const fontSize = isNarrow ? 11 : 12;
  const digits = label.replaceAll(/\D/g, '').length;
  const labelWidth = (digits * DIGIT_SHARE + (label.length - digits) * SIGN_SHARE) * fontSize;
  const [axis, labelX, margin] = isNarrow ? [70, 16, 8] : [84, 18, 12];
  return {
    width,
    height,
    plotWidth: Math.max(width - Math.ceil(Math.max(axis, labelX + labelWidth + margin)), 0),
    plotHeight: Math.max(height - TIME_AXIS_PX - panels * PANEL_PX, 0),
    axisTop: Math.max(height - TIME_AXIS_PX, 0),
    headroom: isNarrow ? 84 : 64,
    labelTop: isNarrow ? 56 : 8,
    fontSize,
    labelX,
    minLabelGap: isNarrow ? 60 : width < WIDE_PX ? 80 : 130,
  };
}
