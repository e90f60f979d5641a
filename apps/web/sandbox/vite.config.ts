import { withContent } from '../plugins/operatorContent.js';

/** The app as `npm start` shows it: with what an operator would fill in, at domains that nobody owns. */
// oxlint-disable-next-line import/no-default-export -- Vite reads the default export
export default withContent(new URL('content.ts', import.meta.url));
