import { useLayoutEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import { setForcedColors } from './mediaFeatures.js';

const CANVAS = 'page card raised overlay well hover pressed skeleton'.split(' ').map((name) => `surface-${name}`);
const TONES = ['accent', 'positive', 'negative', 'warning', 'neutral'];
const TEXT = [
  ...'strong body soft faint'.split(' ').map((name) => `text-${name}`),
  ...'line line-soft line-control tick tick-minor focus-ring positive negative warning accent-text'.split(' '),
  ...TONES.map((tone) => `${tone}-line`),
];

const declare = (names: readonly string[], color: string) => names.map((name) => `--ep-${name}: ${color};`).join(' ');

const SystemColors = createGlobalStyle`
  :root:root, :root [data-theme] {
    ${declare([...CANVAS, ...TONES.map((tone) => `${tone}-surface`)], 'Canvas')}
    ${declare(TEXT, 'CanvasText')}
    ${declare(['text-link'], 'LinkText')}
    ${declare(['accent', 'accent-hover', 'accent-pressed'], 'ButtonFace')}
    ${declare(['text-on-accent'], 'ButtonText')}
    ${declare(['shadow-raised', 'shadow-overlay'], 'none')}
  }
`;

/** A likeness of forced colors: the product's own rules for them, with the system's colors in its tokens. */
export function ForcedColors() {
  useLayoutEffect(() => {
    setForcedColors(true);
    return () => setForcedColors(false);
  }, []);
  return <SystemColors />;
}
