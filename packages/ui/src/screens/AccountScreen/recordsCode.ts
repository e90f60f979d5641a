import { onDemand } from '../../primitives/OnDemand/onDemand.js';

/** A separate chunk, fetched while the lists it draws are read. */
export const recordsCode = onDemand(() => import('./Records.js').then((module) => module.Records));
