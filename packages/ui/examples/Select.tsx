import { Select } from '@etherpilot/ui';
import { useState } from 'react';

const coins = [
  { value: 'ETH', label: 'Ethereum' },
  { value: 'BTC', label: 'Bitcoin' },
];

export function Example() {
  const [coin, setCoin] = useState('ETH');
  return <Select label="Currency" options={coins} value={coin} onValueChange={setCoin} />;
}
