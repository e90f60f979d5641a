import { useNow } from '@etherpilot/ui';
import { ResultsCard } from '@etherpilot/ui/components';
import { investments } from '@etherpilot/ui/fixtures';

export function Example() {
  const now = useNow(60_000);
  return <ResultsCard investments={investments} now={now} />;
}
