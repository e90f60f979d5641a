import { expect, test } from 'vitest';
import { readConfig, refuseExposure } from './config.ts';

test('an empty environment gives the defaults, with the data at the root of the repository', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8787,
    database: expect.stringMatching(/[/\\]\.data[/\\]sandbox\.sqlite$/),
    hasControl: false,
    settings: {
      webOrigin: 'http://127.0.0.1:5173',
      accessSeconds: 300,
      dayMs: 30_000,
      paySettleMs: 4_000,
      withdrawalStepMs: 10_000,
      pageSize: null,
    },
  });
});

test('every variable is read', () => {
  const env = {
    API_PORT: '9000',
    HOST: '::1',
    DATABASE: ':memory:',
    WEB_ORIGIN: 'https://app.example/path',
    ACCESS_SECONDS: '2',
    DAY_MS: '5',
    PAY_SETTLE_MS: '0',
    WITHDRAWAL_STEP_MS: '7',
    SEED: 'x',
    SANDBOX_CONTROL: '1',
    PAGINATE: '1',
  };
  expect(readConfig(env)).toEqual({
    host: '::1',
    port: 9000,
    database: ':memory:',
    seed: 'x',
    hasControl: true,
    settings: {
      webOrigin: 'https://app.example',
      accessSeconds: 2,
      dayMs: 5,
      paySettleMs: 0,
      withdrawalStepMs: 7,
      pageSize: 10,
    },
  });
});

test.each([
  { PORT: 'abc' },
  { PORT: '65536' },
  { DAY_MS: '0' },
  { ACCESS_SECONDS: '-1' },
  { DAY_MS: '1e3' },
  { WEB_ORIGIN: 'javascript:alert(1)' },
  { WEB_ORIGIN: 'nowhere' },
])('%j is rejected with the name of the variable', (env) => {
  expect(() => readConfig(env)).toThrow(Object.keys(env)[0]);
});

test.each(['127.0.0.1', '127.8.0.1', '::1', 'localhost'])('it may listen on %s', (host) => {
  expect(() => refuseExposure({}, { host })).not.toThrow();
});

test.each(['0.0.0.0', '::', '192.168.1.7', '127.example.com', 'localhost.example.com', 'sandbox.example.com'])(
  'it does not listen on %s unless SANDBOX_ALLOW_PUBLIC is set',
  (host) => {
    expect(() => refuseExposure({}, { host })).toThrow(`not on HOST '${host}'`);
    expect(() => refuseExposure({ SANDBOX_ALLOW_PUBLIC: '1' }, { host })).toThrow('HOST');
    expect(() => refuseExposure({ SANDBOX_ALLOW_PUBLIC: 'i-know-nothing-here-is-real' }, { host })).not.toThrow();
  },
);

test('it does not start in production unless SANDBOX_ALLOW_PUBLIC is set', () => {
  const production = { NODE_ENV: 'production' };
  const host = '127.0.0.1';
  expect(() => refuseExposure(production, { host })).toThrow('NODE_ENV=production');
  const flag = { SANDBOX_ALLOW_PUBLIC: 'i-know-nothing-here-is-real' };
  expect(() => refuseExposure({ ...production, ...flag }, { host })).not.toThrow();
});
