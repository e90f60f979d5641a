import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every screen by its path. A product has a route for each. */
export default [
  index('page.tsx', { id: 'home' }),
  route('streamed', 'streamed.tsx'),
  route('*', 'page.tsx', { id: 'page' }),
] satisfies RouteConfig;
