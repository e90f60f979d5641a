import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAcceptance } from './acceptanceRows.ts';
import { anyAnswer } from '../../packages/api-client/src/testing/anyAnswer.ts';
import { tryAnswer } from '../../packages/api-client/src/testing/answerTrial.ts';
import { createTestServer, sendJson } from '../../packages/api-client/src/testing/createTestServer.ts';
import { truncate } from '../../packages/ui/src/format/truncate.ts';

test('the document has 28 faults, numbered without a gap', async () => {
  const { rows } = await readAcceptance('docs/faults.md');
  const wanted = Array.from({ length: 28 }, (_, index) => `FAULT-${`${index + 1}`.padStart(2, '0')}`);
  expect(rows.map(({ id }) => id)).toEqual(wanted);
});

/** What a screen would show badly of some answers of a kind, drawn by `draw`. */
async function findComplaints(kind: string, draw: (message: string) => string): Promise<string[]> {
  const answers = fc.sample(anyAnswer[kind]?.answer ?? fc.constant({ status: 500, headers: {}, body: '' }), {
    numRuns: process.env['RELEASE'] === '1' ? 300 : 12,
    seed: 1,
  });
  const server = await createTestServer(({ path }, response) => {
    if (path.endsWith('/api/auth/refresh/')) return sendJson(response, 200, { access: 'b' });
    const { status, headers, body } = answers[Number(path.split('/')[1])] ?? { status: 418, headers: {}, body: '' };
    return void response.writeHead(status, headers).end(body);
  });
  const before = Object.getOwnPropertyNames(Object.prototype).join();
  const complaints = await Promise.all(answers.map((_, at) => tryAnswer(`${server.url}/${at}`, at, draw)));
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
  return complaints.flat();
}

test.each(Object.keys(anyAnswer))('an error body of the kind “%s” is shown in words fit for a screen', async (kind) => {
  expect(await findComplaints(kind, truncate)).toEqual([]);
});

test('a screen that renders messages untruncated is detected', async () => {
  const complaints = await Promise.all(
    Object.keys(anyAnswer).map((kind) => findComplaints(kind, (message) => message)),
  );
  expect(new Set(complaints.flat())).toEqual(new Set(['over 300 on the screen']));
});
