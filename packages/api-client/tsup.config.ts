import { defineConfig } from 'tsup';

// One output file per module, so that a bundler drops what it does not use. Types come from tsc.
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/testing/**'],
  format: 'esm',
  target: 'es2023',
  bundle: false,
  splitting: false,
  dts: false,
  sourcemap: true,
  clean: true,
  silent: true,
});
