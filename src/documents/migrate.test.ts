import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resourceKinds } from '../schemas/kinds.ts';
import type { MigrationStep } from '../schemas/migrations/steps.ts';
import { migrateDocument } from './migrate.ts';

// Steps as a later release may have them: a member gets another name, then another shape.
const steps: readonly MigrationStep[] = [
  {
    kind: 'mgrList',
    from: 1,
    migrate: ({ pageSize, ...rest }) => (pageSize === undefined ? rest : { ...rest, size: pageSize }),
  },
  {
    kind: 'mgrList',
    from: 2,
    migrate: ({ columns, ...rest }) => ({
      ...rest,
      columns: (columns as readonly string[]).map((field) => ({ field })),
    }),
  },
  { kind: 'form', from: 1, migrate: (form) => ({ ...form, grants: [] }) },
];
const before = { kind: 'mgrList', schemaVersion: 1, id: 'list', name: 'List', pageSize: 20, columns: ['a'] };
const after = {
  kind: 'mgrList',
  schemaVersion: 3,
  id: 'list',
  name: 'List',
  size: 20,
  columns: [{ field: 'a' }],
};

describe('migrateDocument', () => {
  test('takes every step of the kind from the version of the document on', () => {
    expect(migrateDocument(before, steps)).toEqual({ document: after, findings: [] });
    const second = { ...before, schemaVersion: 2 };
    expect(migrateDocument(second, steps).document).toEqual({
      ...second,
      schemaVersion: 3,
      columns: [{ field: 'a' }],
    });
    expect(migrateDocument(after, steps).document).toBe(after);
  });

  test('changes nothing that it is given', () => {
    const frozen = Object.freeze({ ...before, columns: Object.freeze(['a']) });
    expect(migrateDocument(frozen, steps).document).toEqual(after);
    expect(frozen).toEqual(before);
  });

  test('takes no step of another kind', () => {
    const page = { kind: 'app', schemaVersion: 1, id: 'page', name: 'Page', body: [] };
    expect(migrateDocument(page, steps)).toEqual({ document: page, findings: [] });
  });

  test('refuses a document of a newer version, naming both', () => {
    const newer = { ...before, schemaVersion: 4 };
    const { document, findings } = migrateDocument(newer, steps);
    expect(document).toBe(newer);
    expect(findings).toMatchObject([{ severity: 'error', code: 'NEWER_VERSION', path: '/schemaVersion' }]);
    expect(findings[0]?.message.enUS).toContain('4');
    expect(findings[0]?.message.enUS).toContain('3');
    expect(migrateDocument({ ...before, schemaVersion: 3 }).findings[0]?.code).toBe('NEWER_VERSION');
  });

  test('says so where a step cannot read the document', () => {
    const torn = { ...before, columns: null };
    expect(migrateDocument(torn, steps)).toMatchObject({
      document: torn,
      findings: [{ code: 'MIGRATION_FAILED', path: '' }],
    });
  });

  test('never throws, whatever it is given', () => {
    const garbage = fc.oneof(
      fc.anything(),
      fc.record({
        kind: fc.oneof(fc.constantFrom(...resourceKinds), fc.anything()),
        schemaVersion: fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double(), fc.anything()),
        columns: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(garbage, (value) => {
        expect(Array.isArray(migrateDocument(value, steps).findings)).toBe(true);
      }),
    );
  });
});
