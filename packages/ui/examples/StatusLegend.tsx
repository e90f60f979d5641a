import { StatusLegend } from '@etherpilot/ui/components';

export function Example() {
  return <StatusLegend />;
}
