import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';

const src = new URL('../', import.meta.url);

afterEach(() => {
  vi.doUnmock('../language/language.js');
  vi.resetModules();
});

it('a language replaces texts of the app and of the client; what it lacks stays English', async () => {
  const messages = { PageTexts: { notFound: 'Seite nicht gefunden' } };
  vi.doMock('../language/language.js', () => ({
    language: { locale: 'de-DE', messages, errors: { errorTitle: 'Fehler' } },
  }));
  const { errorTexts, pageTexts } = await import('./pageTexts.js');
  expect(pageTexts).toMatchObject({ notFound: 'Seite nicht gefunden', tryAgain: 'Try again' });
  expect(errorTexts).toMatchObject({ errorTitle: 'Fehler', connectionTitle: 'Connection Error' });
});

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter(
    (file) => /^(routes|shell|navigation|queries|state|App)\b.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );

const inWords = [
  /\b(?:title|message|description|help|label)[:=] ?['"`][A-Z]/,
  />\s*[A-Z][a-z]+[\w ,.']*<\//,
  /^\s*[A-Z][a-z]+( [\w{.']+)*$/m,
];

it.each(files)('%s has no text of its own', (file) => {
  const code = readFileSync(new URL(file, src), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  expect(inWords.map((pattern) => pattern.exec(code)?.[0]).filter((found) => found !== undefined)).toEqual([]);
});
