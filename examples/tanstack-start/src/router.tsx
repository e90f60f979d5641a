import { createRouter } from '@tanstack/react-router';
import { getGlobalStartContext } from '@tanstack/react-start';
import { routeTree } from './routeTree.gen';

export const getRouter = () => createRouter({ routeTree, ssr: { nonce: getGlobalStartContext()?.nonce } });
