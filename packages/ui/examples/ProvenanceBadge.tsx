import { Figure, ProvenanceBadge, Row } from '@etherpilot/ui';

export function Example() {
  return (
    <Row>
      <Figure>12,480</Figure>
      <ProvenanceBadge provenance="sample" />
    </Row>
  );
}
