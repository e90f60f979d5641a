import { Check, Clock, X } from 'lucide-react';
import preview from '#.storybook/preview.js';
import { Row } from '../Layout/Layout.js';
import { Tag } from './Tag.js';

const meta = preview.meta({
  title: 'Primitives/Tag',
  tags: ['stable'],
  component: Tag,
  args: { mark: 'dot' as const, children: 'Active' },
});

/** Every tone and mark. */
export const EveryKind = meta.story({
  render: () => (
    <Row>
      <Tag tone="positive" mark="dot">
        Active
      </Tag>
      <Tag tone="warning" mark="ring">
        Paused
      </Tag>
      <Tag mark="square">Stopped</Tag>
      <Tag tone="positive" mark={<Check className="ep-icon" aria-hidden="true" />}>
        Paid
      </Tag>
      <Tag tone="warning" mark={<Clock className="ep-icon" aria-hidden="true" />}>
        Pending
      </Tag>
      <Tag tone="negative" mark={<X className="ep-icon" aria-hidden="true" />}>
        Failed
      </Tag>
      <Tag tone="accent" mark="dot">
        1 step left
      </Tag>
    </Row>
  ),
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: { children: 'averylongstatusthataserverinventedwithoutaskinganybody' },
});
