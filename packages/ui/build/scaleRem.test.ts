import { expect, test } from 'vitest';
import { scaleRem } from './scaleRem.ts';

test.each([
  ['a{gap:1.5rem -.25rem}', 'a{gap:calc(1.5 * var(--ep-rem, 1rem)) calc(-.25 * var(--ep-rem, 1rem))}'],
  ['a{font:600 1rem/2rem x}', 'a{font:600 calc(1 * var(--ep-rem, 1rem))/calc(2 * var(--ep-rem, 1rem)) x}'],
  ['--ep-s1:.25rem', '--ep-s1:calc(.25 * var(--ep-rem, 1rem))'],
  [
    '@container ep-column (40rem <= width < 55.5rem){a{gap:0}}',
    '@container ep-column (640px <= width < 888px){a{gap:0}}',
  ],
  ['@media (width>=48em){}', '@media (width>=48em){}'],
  ['/* 28rem */.ep-1rem{gap:1em}', '/* 28rem */.ep-1rem{gap:1em}'],
])('%s depends on the size a host means, and on no font size of its root', (css, scaled) => {
  expect(scaleRem(css)).toBe(scaled);
});
