import { sql } from 'kysely';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { DefinitionSchema } from '../../interfaces/definition/schema.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../pool.ts';
import { migrateDefinition } from './036_steps.ts';
import { migrations } from './index.ts';

const when = {
  testRule: 'every',
  conditionList: [{ bindKey: 'inputs.who', type: 'text', judgeType: 'notEmpty' }],
};
const definition = (steps: readonly object[]) => ({
  name: '概览',
  moduleCode: 'teaching',
  interfaceUrl: 'overview',
  kind: 'composed',
  answers: 'list',
  inputs: [{ name: 'who', type: 'text' }],
  outputs: [{ name: 'name', type: 'text' }],
  composed: { steps, list: 'pupils', join: { step: 'courses', by: 'tutor', key: 'teacher' } },
  roles: ['student'],
});

const migrated = definition([
  { do: 'call', name: 'courses', call: 'teaching/courses', param: { who: '{{inputs.who}}', id: null }, when },
  { do: 'call', name: 'pupils', call: 'pupil/list' },
]);

test('steps of stored definitions become calls of the one language, which the schema takes', () => {
  const inputs = [
    { name: 'who', value: '{{inputs.who}}' },
    { name: 'id', value: null },
  ];
  const stored = definition([
    { name: 'courses', call: 'teaching/courses', inputs, when },
    { name: 'pupils', call: 'pupil/list', inputs: [] },
  ]);
  expect(migrateDefinition(stored)).toEqual(migrated);
  expect(Compile(DefinitionSchema).Check(migrateDefinition(stored))).toBe(true);
});

test('what is migrated already, or of another kind, stays as it is', () => {
  expect(migrateDefinition(migrated)).toEqual(migrated);
  const sql = { name: 'x', kind: 'sql', sql: { text: 'select 1' } };
  expect(migrateDefinition(sql)).toEqual(sql);
  expect(migrateDefinition({ kind: 'composed', composed: { steps: 'none' } })).toEqual({
    kind: 'composed',
    composed: { steps: 'none' },
  });
});

test('all that is stored is migrated: drafts and every version', async () => {
  const database = await createTestDatabase();
  const connection = openDatabase({ connectionString: database.url }, () => undefined);
  try {
    await migrate(connection.db);
    const stored = JSON.stringify(definition([{ name: 'pupils', call: 'pupil/list' }]));
    await sql`insert into atrium.interface (module_code, url, definition, updated_by)
      values ('teaching', 'overview', ${stored}::jsonb, 'u-admin')`.execute(connection.db);
    await sql`insert into atrium.interface_version (module_code, url, definition, published_by)
      values ('teaching', 'overview', ${stored}::jsonb, 'u-admin'), ('teaching', 'overview', ${stored}::jsonb, 'u-admin')`.execute(
      connection.db,
    );
    await migrations['036_steps']?.up(connection.db);
    const { rows } = await sql<{ step: unknown }>`
      select definition #> '{composed,steps,0}' as step from atrium.interface
      union all select definition #> '{composed,steps,0}' from atrium.interface_version`.execute(
      connection.db,
    );
    const step = { do: 'call', name: 'pupils', call: 'pupil/list' };
    expect(rows.map((row) => row.step)).toEqual([step, step, step]);
  } finally {
    await connection.close();
    await database.drop();
  }
});
