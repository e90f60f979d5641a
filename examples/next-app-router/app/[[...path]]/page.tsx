import { App } from '../App';
import type { State } from '../screens';

interface PageProps {
  readonly params: Promise<{ readonly path?: readonly string[] }>;
  readonly searchParams: Promise<{ readonly state?: State }>;
}

/** Every screen by its path. A product has a folder for each. */
export default async function Page({ params, searchParams }: PageProps) {
  const [{ path = [] }, { state = 'ready' }] = await Promise.all([params, searchParams]);
  return <App path={`/${path.join('/')}`} state={state} renderedAt={Date.now()} />;
}
