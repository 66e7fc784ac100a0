import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrationSteps } from './steps.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, name), 'utf8'));
const nameOf = (kind: string, from: number): string => `${kind}/${String(from)}-to-${String(from + 1)}`;
const names = migrationSteps.map(({ kind, from }) => nameOf(kind, from));

test('every step stands in a file of its own with what is before and after it', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.includes('/'));
  const wanted = names.flatMap((name) => [`${name}.ts`, `${name}.before.json`, `${name}.after.json`]);
  expect(files.sort()).toEqual(wanted.sort());
  for (const name of wanted) expect(existsSync(path.join(import.meta.dirname, name)), name).toBe(true);
});

test('the steps of a kind go from 1 upward without a gap', () => {
  for (const kind of new Set(migrationSteps.map((step) => step.kind))) {
    const from = migrationSteps.filter((step) => step.kind === kind).map((step) => step.from);
    expect(from, kind).toEqual(from.map((_, index) => index + 1));
  }
});

test('a step makes of what is before it what is after it', () => {
  for (const { kind, from, migrate } of migrationSteps) {
    const name = nameOf(kind, from);
    const before = read(`${name}.before.json`) as Record<string, unknown>;
    expect({ ...migrate(before), schemaVersion: from + 1 }, name).toEqual(read(`${name}.after.json`));
  }
});
