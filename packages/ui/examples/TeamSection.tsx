import { sampleTeam } from '@etherpilot/ui';
import { TeamSection } from '@etherpilot/ui/components';

export function Example() {
  return <TeamSection team={sampleTeam} />;
}
