import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paths } from '../paths.js';

const routes = new URL('../routes/', import.meta.url);
const names = readdirSync(routes).flatMap((file) => /^(\w+Route)\.tsx$/.exec(file)?.[1] ?? []);

it.each(names)('%s is the export of its file', (name) => {
  expect(readFileSync(new URL(`${name}.tsx`, routes), 'utf8')).toContain(`export function ${name}(`);
});

it('each place has a route of its name', () => {
  const places = Object.keys(paths).filter((place) => place !== 'robots');
  const expected = [...places, 'landing', 'notFound'].filter((place) => place !== 'home');
  expect(names.map((name) => name.replace(/Route$/, '').toLowerCase()).toSorted()).toEqual(
    expected.map((place) => place.toLowerCase()).toSorted(),
  );
});
