import { PartialListNotice } from '@etherpilot/ui';

export function Example() {
  return (
    <PartialListNotice
      of="records"
      list={{ shown: 98, total: 100, unreadable: 2 }}
      onRetry={() => window.location.reload()}
    />
  );
}
