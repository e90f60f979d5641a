import { readConfig } from './readConfig.js';

/** A page that is rendered by the build has no configuration yet, and calls no server. */
const IN_BUILD = '{ "apiUrl": "http://build.invalid" }';

/** The configuration of this page. */
export const config = readConfig(
  typeof document === 'undefined' ? IN_BUILD : document.getElementById('config')?.textContent,
);
