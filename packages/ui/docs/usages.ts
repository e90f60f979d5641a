import { components } from './components.js';
import { primitives } from './primitives.js';
import { screens } from './screens.js';
import type { Usages } from './Usage.js';

/** When to use each public component, and what to do with it and what not, by its name. */
export const usages: Usages = { ...primitives, ...components, ...screens };
