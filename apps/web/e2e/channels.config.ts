import { withContent } from '../plugins/operatorContent.js';

// oxlint-disable-next-line import/no-default-export -- Vite reads the default export
export default withContent(new URL('channelsContent.ts', import.meta.url));
