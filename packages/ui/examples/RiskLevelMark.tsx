import { RiskLevelMark, Row } from '@etherpilot/ui';
import { riskLevels } from '@etherpilot/ui/model';

export function Example() {
  return (
    <Row>
      {riskLevels.map((level) => (
        <RiskLevelMark key={level} level={level} />
      ))}
    </Row>
  );
}
