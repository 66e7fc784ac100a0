// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readCampusFolder } from '../../server/seed/campus/folder.ts';
import { type CampusData, generateCampus } from '../../server/seed/campus/generate.ts';
import { CAMPUS_DATE } from '../../server/seed/campus/calendar.ts';
import { createEnvironment } from '../../src/documents/environment.ts';
import { compileForm } from '../../src/documents/form.ts';
import { createMetaIndex } from '../../src/documents/metaIndex.ts';
import { OPEN } from '../../src/documents/resolve.ts';
import { settleRecord } from '../../src/documents/settle.ts';
import { metas } from '../../src/renderers/metas.ts';
import { ofKind } from './campusDocuments.ts';

const folder = readCampusFolder();
const data = generateCampus(folder.dictionaries);
const platform = { platform_group: ['administrator'], platform_userId: 'admin', platform_realName: '' };
/** Few enough to be quick, and no multiple of a class or a floor. */
const STEP = 7;

function compiledForm(id: string) {
  const document = ofKind('form').find((form) => form.id === id);
  if (document === undefined) throw new Error(`There is no form ${id}.`);
  const conditions = new Map(ofKind('condition').map((condition) => [condition.id, condition.rules]));
  const findings: unknown[] = [];
  const environment = createEnvironment(createMetaIndex(metas), {
    now: () => Date.parse(CAMPUS_DATE),
    report: (finding) => findings.push(finding),
    condition: (name) => conditions.get(name),
  });
  return { form: compileForm(document, environment), findings };
}

const names = [
  'student',
  'staff',
  'class',
  'course',
  'leave',
  'dormitory',
] as const satisfies (keyof CampusData)[];

describe.each(names)('records of %s', (name) => {
  const { form, findings } = compiledForm(name);
  const rows: readonly Record<string, unknown>[] = data[name];
  const sample = rows.filter((_row, index) => index % STEP === 0);

  it('have a form that compiles without a finding', () => {
    expect(findings).toEqual([]);
    expect(form.fields.map(({ code }) => code)).toEqual(form.document.fields.map((field) => field.name));
  });

  it('hold every field of the form, and nothing else', () => {
    const codes = form.fields.map(({ code }) => code).sort();
    for (const row of sample) {
      expect(codes).toEqual(expect.arrayContaining(Object.keys(row)));
    }
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(codes);
  });

  it('are valid, and computed as the form computes them', () => {
    for (const row of sample) {
      const settled = settleRecord(form, row, platform, OPEN);
      expect(settled.errors, JSON.stringify(row)).toEqual([]);
      expect(settled.values).toEqual(row);
    }
    expect(findings).toEqual([]);
  });

  it('choose from the dictionaries', () => {
    for (const { code, node } of form.fields) {
      const options = node.source.props?.options as { dictionary?: string } | undefined;
      if (options?.dictionary === undefined) continue;
      const known = new Set(folder.dictionaries.values(options.dictionary));
      const chosen = new Set(rows.flatMap((row) => row[code] ?? []));
      expect(
        [...chosen].filter((value) => !known.has(value as string)),
        code,
      ).toEqual([]);
    }
  });
});
