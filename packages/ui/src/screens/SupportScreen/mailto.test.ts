import fc from 'fast-check';
import { anyCharacter } from '@etherpilot/testkit/characters';
import { expect, test } from 'vitest';
import { mailtoHref, messageText } from './mailto.js';

test('a message contains the text, then its author', () => {
  expect(messageText({ name: ' Ada ', email: 'ada@example.com', message: 'Hello\nthere\n' })).toBe(
    'Hello\nthere\n\nAda\nada@example.com',
  );
});

test.each([
  [{ name: '', email: '', message: '' }, ''],
  [{ name: '', email: '', message: 'Hello' }, 'Hello'],
  [{ name: 'Ada', email: ' ', message: ' ' }, 'Ada'],
])('empty fields are omitted from %j', (draft, text) => {
  expect(messageText(draft)).toBe(text);
});

test('the URL contains recipient, subject and text', { tags: ['H-15'] }, () => {
  expect(mailtoHref({ to: 'help@example.com', subject: 'A & B', text: 'One\nTwo?' })).toBe(
    'mailto:help@example.com?subject=A%20%26%20B&body=One%0D%0ATwo%3F',
  );
});

/** Any characters, in lengths that keep a hundred runs fast. */
const text = fc.string({ unit: anyCharacter, maxLength: 40 });

test('no text adds a recipient or a field, and all of it arrives', () => {
  fc.assert(
    fc.property(text, text, (subject, body) => {
      const url = new URL(mailtoHref({ to: 'help@example.com', subject, text: body }));
      expect(url.pathname).toBe('help@example.com');
      expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
      expect(url.searchParams.get('subject')).toBe(subject);
      expect(url.searchParams.get('body')).toBe(body.replace(/\r\n?|\n/g, '\r\n'));
    }),
  );
});

test('a text cut inside a surrogate pair is still encoded', () => {
  expect(mailtoHref({ to: 'help@example.com', subject: '', text: 'a\ud83d' })).toBe(
    'mailto:help@example.com?subject=&body=a%EF%BF%BD',
  );
});
