import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defineMessages, splitAtPlaceholders } from './messages.js';
import { MessageOverridesContext, useMessages } from './useMessages.js';

const messages = defineMessages('Sample', { plain: 'Nothing to fill', minimum: 'Need {amount} of {currency}' });

function Sample() {
  const t = useMessages(messages);
  return (
    <p>
      {t('plain')}|{t('minimum', { amount: '$500', currency: '{amount}' })}|
      {t.rich('minimum', { amount: <b>$500</b>, currency: 'USD' })}
    </p>
  );
}

test('splits a text at its placeholders', () => {
  expect(splitAtPlaceholders('Need {amount} of {currency}')).toEqual(['Need ', 'amount', ' of ', 'currency', '']);
  expect(splitAtPlaceholders('No {} holes { here }')).toEqual(['No {} holes { here }']);
});

test('fills placeholders with texts and elements, and never fills inside a value', () => {
  expect(renderToStaticMarkup(<Sample />)).toBe('<p>Nothing to fill|Need $500 of {amount}|Need <b>$500</b> of USD</p>');
});

test("uses the host's text where it has one, and English where it has none", () => {
  const overrides = { Sample: { minimum: 'Il faut {currency} {amount}' }, Other: { plain: 'x' } };
  const markup = renderToStaticMarkup(
    <MessageOverridesContext value={overrides}>
      <Sample />
    </MessageOverridesContext>,
  );
  expect(markup).toBe('<p>Nothing to fill|Il faut {amount} $500|Il faut USD <b>$500</b></p>');
});
