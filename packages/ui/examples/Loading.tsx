import { Loading } from '@etherpilot/ui';
import { lazy, Suspense } from 'react';

const Report = lazy(async () => {
  const { BrandMark } = await import('@etherpilot/ui');
  return { default: BrandMark };
});

export function Example() {
  return (
    <Suspense fallback={<Loading />}>
      <Report />
    </Suspense>
  );
}
