import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { chooseParts, defineMessages, splitAtHoles } from './messages.js';
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

test('splits a text at its holes', () => {
  expect(splitAtHoles('Need {amount} of {currency}')).toEqual(['Need ', 'amount', ' of ', 'currency', '']);
  expect(splitAtHoles('No {} holes { here }')).toEqual(['No {} holes { here }']);
});

test('fills holes with texts and elements, and never fills what was filled in', () => {
  expect(renderToStaticMarkup(<Sample />)).toBe('<p>Nothing to fill|Need $500 of {amount}|Need <b>$500</b> of USD</p>');
});

test("shows the host's words where it has some, and English where it has none", () => {
  const overrides = { Sample: { minimum: 'Il faut {currency} {amount}' }, Other: { plain: 'x' } };
  const markup = renderToStaticMarkup(
    <MessageOverridesContext value={overrides}>
      <Sample />
    </MessageOverridesContext>,
  );
  expect(markup).toBe('<p>Nothing to fill|Il faut {amount} $500|Il faut USD <b>$500</b></p>');
});

test.each([
  ['Nothing to choose', 'Nothing to choose', 'Nothing to choose'],
  [' or ', ' or ', ' or '],
  ['Less arrived.[ Contact {support}.]', 'Less arrived. Contact {support}.', 'Less arrived.'],
  ['[Ask {support}|Wait] before paying.', 'Ask {support} before paying.', 'Wait before paying.'],
  ['[One.|Two.] [Three.|Four.]', 'One. Three.', 'Two. Four.'],
  ['[Only here.]', 'Only here.', ''],
])('of %j one part is kept', (text, first, second) => {
  expect(chooseParts(text, true)).toBe(first);
  expect(chooseParts(text, false)).toBe(second);
});
