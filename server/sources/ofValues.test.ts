import { expect, test } from 'vitest';
import { mysqlError } from './mysqlErrors.ts';
import { postgresError } from './postgresErrors.ts';

const error = (details: object): Error => Object.assign(new Error('refused'), details);

test.each([
  ['23505', true],
  ['23502', true],
  ['22001', true],
  ['22012', false],
  ['42703', false],
  ['57014', false],
])('PostgreSQL %s is of the values: %s', (code, isOfValues) => {
  expect(postgresError(error({ code, severity: 'ERROR' }), 0)).toMatchObject({ isOfValues });
});

test.each([
  [1062, true],
  [1406, true],
  [4025, true],
  [1054, false],
  [1205, false],
])('MySQL %i is of the values: %s', (errno, isOfValues) => {
  expect(mysqlError(error({ errno }))).toMatchObject({ isOfValues });
});
