import { Row, Tag } from '@etherpilot/ui';

export function Example() {
  return (
    <Row>
      <Tag tone="positive" mark="dot">
        Active
      </Tag>
      <Tag tone="warning" mark="ring">
        Paused
      </Tag>
      <Tag mark="square">Stopped</Tag>
    </Row>
  );
}
