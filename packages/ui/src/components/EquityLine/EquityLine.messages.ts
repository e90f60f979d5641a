import { defineMessages } from '../../messages/messages.js';

export const equityLineMessages = defineMessages('EquityLine', {
  none: 'No results yet',
  label:
    'Value at each result ({count} in all), {first} to {last}: from {start} to {end}, lowest {lowest}, highest {highest}',
});
