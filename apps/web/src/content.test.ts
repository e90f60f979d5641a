import { riskNoteMessages } from '@etherpilot/ui/messages';
import { expect, test } from 'vitest';
import { content, getMessages } from './content.js';

test('the risk line of the operator replaces the built-in one, and only where there is one', { tags: ['H-23'] }, () => {
  const { name } = riskNoteMessages;
  const overrides = getMessages({ ...content, riskLine: 'You may lose everything here.' });
  expect(overrides[name]).toEqual({ text: 'You may lose everything here.' });
  expect(riskNoteMessages.texts).toHaveProperty('text');
  expect(getMessages(content)).toEqual({});
});

test('the shipped content invents no handle, address or person', { tags: ['G-01', 'G-06'] }, () => {
  expect(content).toEqual({ brand: { name: 'Etherpilot' }, telegramHref: 'https://t.me/', support: {} });
});
