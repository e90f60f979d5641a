import { expect, test } from 'vitest';
import { readAudit } from './audit.ts';

const refusal = `Error: ERR_PNPM_AUDIT_BAD_RESPONSE

  × The audit endpoint (at https://registry.example.com/-/npm/v1/security/
  │ advisories/bulk) responded with 405:
`;

test('a registry without an audit is said to have none', () => {
  const { isDone, text } = readAudit(refusal);
  expect([isDone, text]).toEqual([
    false,
    expect.stringContaining('Not audited: the registry offers no audit (it answers with 405)'),
  ]);
});

test('high and critical weaknesses are problems, lower ones are counted', () => {
  const advisory = (severity: string) => ({ module_name: 'left-pad', severity, title: 'Pads' });
  const advisories = { 1: advisory('low'), 2: advisory('high'), 3: advisory('critical') };
  expect(readAudit(JSON.stringify({ advisories, metadata: { totalDependencies: 9 } }))).toEqual({
    isDone: true,
    text: 'Audited 9 packages: 3 known weaknesses, 2 of them high or critical.',
    problems: ['left-pad: high: Pads', 'left-pad: critical: Pads'],
  });
});

test('nothing found is nothing wrong', () => {
  expect(readAudit('{"advisories":{},"metadata":{"totalDependencies":9}}')).toMatchObject({
    isDone: true,
    problems: [],
  });
});

test('an answer that says neither is an error', () => {
  expect(() => readAudit('Error: getaddrinfo ENOTFOUND')).toThrow('ENOTFOUND');
});
