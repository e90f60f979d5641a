import { addResources } from '@etherpilot/api-client';
import { sessionApi } from './sessionApi.js';

/** The API client of this page. */
export const api = addResources(sessionApi);
