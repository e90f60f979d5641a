import { IconButton } from '@etherpilot/ui';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';

export function Example() {
  const [reads, setReads] = useState(0);
  return (
    <IconButton
      label={`Refresh, read ${reads} times`}
      icon={<RotateCw className="ep-icon" aria-hidden="true" />}
      onClick={() => setReads(reads + 1)}
    />
  );
}
