import { expect, test } from 'vitest';
import { callProvider } from './provider.ts';

/** Calls a provider that answers with a JSON text of so many characters. */
function callFor(length: number): Promise<unknown> {
  const fetch = () => Promise.resolve(new Response(`"${'a'.repeat(length - 2)}"`));
  return callProvider({
    name: 'yahoo',
    provider: { url: 'https://provider.example/chart' },
    query: {},
    fetch,
    timeoutMs: 10_000,
  });
}

test('an answer of more than a million characters is no chart', async () => {
  await expect(callFor(1_000_000)).resolves.toHaveLength(999_998);
  await expect(callFor(1_000_001)).rejects.toThrow('yahoo answered with no JSON');
});
