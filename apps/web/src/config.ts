import { readConfig } from './readConfig.js';

/** The configuration of this page. */
export const config = readConfig(document.getElementById('config')?.textContent);
