import { EnvironmentRibbon } from '@etherpilot/ui';

export function Example() {
  return <EnvironmentRibbon text="Test environment. No real money." />;
}
