import { RiskLevelMark, riskLevels, Row } from '@etherpilot/ui';

export function Example() {
  return (
    <Row>
      {riskLevels.map((level) => (
        <RiskLevelMark key={level} level={level} />
      ))}
    </Row>
  );
}
