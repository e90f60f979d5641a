import { Suspense } from 'react';
import { Await, useLoaderData } from 'react-router';
import { Screen } from './screens';

/** A server that takes its time. */
export const loader = () => ({ bots: new Promise<string>((resolve) => setTimeout(resolve, 1000, 'read')) });

/** The page is sent at once with the screen's loading state; its data follows in the same answer. */
export default function Streamed() {
  const { bots } = useLoaderData<typeof loader>();
  const show = { path: '/robot', onNotify: () => {} };
  return (
    <Suspense fallback={<Screen {...show} state="loading" />}>
      <Await resolve={bots}>{() => <Screen {...show} state="ready" />}</Await>
    </Suspense>
  );
}
