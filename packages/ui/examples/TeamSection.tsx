import { TeamSection } from '@etherpilot/ui/components';
import { sampleTeam } from '@etherpilot/ui/model';

export function Example() {
  return <TeamSection team={sampleTeam} />;
}
