import { Tabs, Text } from '@etherpilot/ui';
import { useState } from 'react';

const tabs = [
  { value: 'guides', label: 'Guides', content: <Text>How the platform works.</Text> },
  { value: 'contact', label: 'Contact', content: <Text>How to reach us.</Text> },
] as const;

export function Example() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('guides');
  return <Tabs label="Help" tabs={tabs} value={tab} onValueChange={setTab} />;
}
