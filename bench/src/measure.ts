import { performance } from 'node:perf_hooks';
import type { Contender, Measured, Suite } from './suite.ts';

/** Milliseconds of one batch, and batches of which the quickest counts: what others do on the machine only adds. */
const BATCH = 20;
const BATCHES = 15;

/** Prepares, verifies and times one contender on every case that it can express. */
export async function measure(suite: Suite, contender: Contender): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  const prepared = suite.cases.flatMap((each) => {
    const run = contender.prepare(each.name);
    return run === undefined ? [] : [{ each, run }];
  });
  for (const { each, run } of prepared) {
    const results: unknown[] = [];
    for (let index = 0; index < each.inputs; index += 1) results.push(await run(index));
    const time = contender.isAsync === true ? await timeAsync(run, each.inputs) : timeSync(run, each.inputs);
    measured.push({ contender: contender.name, caseName: each.name, time, results });
  }
  return measured;
}

/** Keeps the results alive, so that the work cannot be optimised away. */
let sink = 0;

function timeSync(run: (index: number) => unknown, inputs: number): number {
  const batch = (count: number): number => {
    const start = performance.now();
    for (let index = 0; index < count; index += 1) {
      if (run(index % inputs) === sink) sink += 1;
    }
    return performance.now() - start;
  };
  const count = calibrate(batch);
  return Math.min(...Array.from({ length: BATCHES }, () => (batch(count) / count) * 1e6));
}

async function timeAsync(run: (index: number) => unknown, inputs: number): Promise<number> {
  const count = 400;
  const times: number[] = [];
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const start = performance.now();
    for (let index = 0; index < count; index += 1) {
      if ((await run(index % inputs)) === sink) sink += 1;
    }
    times.push(((performance.now() - start) / count) * 1e6);
  }
  return Math.min(...times);
}

/** Runs that fill a batch, found while warming up. */
function calibrate(batch: (count: number) => number): number {
  let count = 1000;
  for (let round = 0; round < 24; round += 1) {
    const time = batch(count);
    if (time >= BATCH) return Math.max(1, Math.round((count * BATCH) / time));
    count *= 2;
  }
  return count;
}
