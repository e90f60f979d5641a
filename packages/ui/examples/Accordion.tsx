import { Accordion } from '@etherpilot/ui';
import { useState } from 'react';

const questions = [
  { id: 'minimum', title: 'What is the smallest deposit?', content: <p>Each coin has a minimum of its own.</p> },
  { id: 'time', title: 'How long does a withdrawal take?', content: <p>It is reviewed within 24-48 hours.</p> },
];

export function Example() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return <Accordion items={questions} headingLevel={2} open={open} onChangeOpen={setOpen} />;
}
