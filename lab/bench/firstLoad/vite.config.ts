import { join } from 'node:path';
import { defineConfig } from 'vite';

/** What the app uses of the libraries that its pages cannot be without. */
const ENTRY = `
export * from 'react';
export * from 'react/jsx-runtime';
export { createRoot, hydrateRoot } from 'react-dom/client';
export { styled, createGlobalStyle, css, keyframes } from 'styled-components';
export { Link, Redirect, Route, Switch, useLocation } from 'wouter';
export { proxy, ref, subscribe, useSnapshot } from 'valtio';
`;
const ENTRY_ID = '\0libraries';

/** Those libraries as the app has them, without code of ours. */
export default defineConfig({
  root: join(import.meta.dirname, '../../../apps/web'),
  publicDir: false,
  plugins: [
    {
      name: 'libraries',
      resolveId: (id) => (id === ENTRY_ID ? id : undefined),
      load: (id) => (id === ENTRY_ID ? ENTRY : undefined),
    },
  ],
  build: { target: 'es2023', rolldownOptions: { input: ENTRY_ID, preserveEntrySignatures: 'strict' } },
});
