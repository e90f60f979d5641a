import { expect, test } from 'vitest';
import { STEP, stepCosts, type TraceEvent } from './tasks.ts';

const wholeCosts = (trace: readonly TraceEvent[]) => stepCosts(trace).map(({ all }) => all);

const main = { pid: 1, tid: 7 };
const task = (ts: number, dur: number): TraceEvent => ({ ...main, name: 'ThreadControllerImpl::RunTask', ts, dur });
const step = (ts: number): TraceEvent => ({ ...main, name: STEP, ts });

test('a step costs the tasks from its own to the next step', () => {
  const trace = [task(0, 500), task(1000, 4000), step(1500), task(6000, 1000), task(20_000, 3000), step(20_100)];
  expect(wholeCosts(trace)).toEqual([5, 3]);
});

test('the order of a trace does not matter', () => {
  const trace = [step(20_100), task(6000, 1000), step(1500), task(20_000, 3000), task(1000, 4000)];
  expect(wholeCosts(trace)).toEqual([5, 3]);
});

test('other threads, other events and time without tasks cost nothing', () => {
  const trace = [
    task(1000, 2000),
    step(1100),
    { ...task(1000, 9000), tid: 8 },
    { ...task(1000, 9000), pid: 2 },
    { ...main, name: 'Layout', ts: 1200, dur: 900 },
  ];
  expect(wholeCosts(trace)).toEqual([2]);
});

test('time in which the thread did not run costs nothing', () => {
  expect(wholeCosts([{ ...task(1000, 5000), tdur: 3000 }, step(1100)])).toEqual([3]);
});

test('nested tasks count once', () => {
  expect(wholeCosts([task(1000, 5000), step(1100), task(2000, 1000)])).toEqual([5]);
});

test('a trace without a step has no costs', () => {
  expect(wholeCosts([task(0, 10)])).toEqual([]);
});

test('the task that begins a step is named apart', () => {
  const trace = [task(1000, 4000), step(1500), task(6000, 1000), task(20_000, 3000), step(20_100), task(24_000, 500)];
  expect(stepCosts(trace)).toEqual([
    { first: 4, all: 5 },
    { first: 3, all: 3.5 },
  ]);
});
