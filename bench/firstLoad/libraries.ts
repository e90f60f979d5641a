import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from '../../scripts/lib/processes.ts';

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

/** React, React DOM, styled-components, wouter and valtio, built alone as the app builds them (bytes of gzip). */
export async function weighLibraries(): Promise<number> {
  const output = await build({
    root: join(root, 'apps/web'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: 'libraries',
        resolveId: (id) => (id === ENTRY_ID ? id : undefined),
        load: (id) => (id === ENTRY_ID ? ENTRY : undefined),
      },
    ],
    build: { write: false, target: 'es2023', rolldownOptions: { input: ENTRY_ID, preserveEntrySignatures: 'strict' } },
  });
  const chunks = (output as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}
