/** The colors of rising and falling candles, and of gains and losses. Colors of statuses stay. */
export const palettes = ['specified', 'colorBlind', 'redUp'] as const;

/** One of these palettes. */
export type Palette = (typeof palettes)[number];

/** Blue and orange are told apart with every kind of color vision (Okabe and Ito); their darker tones are for light themes. */
const styles: Readonly<Record<Palette, Readonly<Record<`--${string}`, string>>>> = {
  specified: {},
  colorBlind: {
    '--ep-candle-up': '#56b4e9',
    '--ep-candle-down': '#e69f00',
    '--ep-gain': 'light-dark(#005c94, #56b4e9)',
    '--ep-loss': 'light-dark(#8a5a00, #e69f00)',
  },
  redUp: {
    '--ep-candle-up': '#ef5350',
    '--ep-candle-down': '#26a69a',
    '--ep-gain': 'var(--ep-negative)',
    '--ep-loss': 'var(--ep-positive)',
  },
};

/** The custom properties of a palette, for the `style` of a `UiProvider` or of the page. */
export function getPaletteStyle(palette: Palette): Readonly<Record<`--${string}`, string>> {
  return styles[palette];
}
