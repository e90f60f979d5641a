import { getPaletteStyle, palettes } from '@etherpilot/ui/tokens';
import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { preferences } from '../state/preferences.js';

const NAMES = new Set(palettes.flatMap((palette) => Object.keys(getPaletteStyle(palette))));

/** Gives candles, gains and losses the chosen colors, on the page itself, so that dialogs have them too. */
export function usePalette(): void {
  const { palette } = useSnapshot(preferences).current;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const name of NAMES) style.removeProperty(name);
    for (const [name, value] of Object.entries(getPaletteStyle(palette))) style.setProperty(name, value);
  }, [palette]);
}
