import { FigureMeanings } from '@etherpilot/ui/components';

const figures = [
  { name: 'Total Invested', meaning: 'What you gave your bots.' },
  { name: 'Total Return', meaning: 'What they are worth now, minus what you gave them.' },
];

export function Example() {
  return <FigureMeanings title="What these figures mean" headingLevel={2} figures={figures} />;
}
