import { Skeleton, Stack, Text } from '@etherpilot/ui';
import type { Loadable } from '@etherpilot/ui/model';
import { useEffect, useState } from 'react';

export function Example() {
  const [name, setName] = useState<Loadable<string>>({ status: 'loading' });
  useEffect(() => {
    const answer = setTimeout(() => setName({ status: 'ready', data: 'Binance Pro Bot' }), 1000);
    return () => clearTimeout(answer);
  }, []);
  return (
    <Stack gap={2} aria-busy={name.status === 'loading'}>
      {name.status === 'ready' ? <Text>{name.data}</Text> : <Skeleton style={{ width: '40%' }} />}
    </Stack>
  );
}
