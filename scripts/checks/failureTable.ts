import { type FailureRow, failureRows, failures, type Outcome, outcomeKinds } from '../../apps/web/e2e/failures.ts';

/** The page docs/failures.md: a row for each call on each screen that makes it, then the words its cells number. */
export function formatFailures(rows: readonly FailureRow[] = failureRows): string {
  const words: string[] = [];
  const toNumber = (outcome: Outcome): number => {
    const text = noteFor(outcome);
    if (!words.includes(text)) words.push(text);
    return words.indexOf(text) + 1;
  };
  const cells = rows.map(({ method, path, place, outcomes }) => [
    `${method} \`${path}\``,
    place === null ? '' : `\`${place}\``,
    ...failures.map((failure) => `${outcomes[failure].kind} ${toNumber(outcomes[failure])}`),
  ]);
  const calls = new Set(rows.map(({ method, path }) => `${method} ${path}`)).size;
  const kinds = Object.entries(outcomeKinds).map(([kind, meaning]) => [kind, meaning]);
  return `# What a person reads when a call fails

Written by \`pnpm vitest run failureTable -u\` from \`apps/web/e2e/failures.ts\`, which also drives the journeys of
\`failedRequests.spec.ts\`: each opens the screen, fails the call and expects these words, no blank page and no spinner that
stays. \`npm test\` tries each failure once, \`npm run test:release\` all of them, \`ENGINE=firefox\` in Firefox.

${calls} calls, ${failures.length} failures. *cut*: the connection is closed without an answer; *reset*: it is reset; *truncated*: half of
the answer arrives; *hang*: nothing does. 413, 502 and 504 are HTML pages of a proxy, 500 is one of the server, the other bodies
are empty JSON: with a sentence of the server in the body, that is shown in place of the client's. The number in a cell is that of
its words below.

${formatTable(['', 'where and how'], kinds)}

${formatTable(['call', 'screen', ...failures], cells)}

## The words

${words.map((text, index) => `${index + 1}. ${text}`).join('\n')}
`;
}

function noteFor({ title, text }: Outcome): string {
  return [title && `**${title}**`, text].filter(Boolean).join(' ');
}

function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
