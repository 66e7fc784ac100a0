import { describe, expect, it } from 'vitest';
import { readCampusFolder } from '../../server/seed/campus/folder.ts';
import { type CampusData, generateCampus } from '../../server/seed/campus/generate.ts';
import { CAMPUS_DATE } from '../../server/seed/campus/calendar.ts';
import { createEnvironment } from '../../src/documents/environment.ts';
import { compileForm } from '../../src/documents/form.ts';
import { createMetaIndex } from '../../src/documents/metaIndex.ts';
import { ruleSetOf } from '../../src/documents/namedRules.ts';
import { linearPattern } from '../../src/documents/pattern.ts';
import { OPEN } from '../../src/documents/resolve.ts';
import { settleRecord } from '../../src/documents/settle.ts';
import type { MgrFormDocument } from '../../src/schemas/documents/index.ts';
import { metas } from '../../src/renderers/metas.ts';
import { ofKind } from './campusDocuments.ts';

const folder = readCampusFolder();
const data = generateCampus(folder.dictionaries);
const platform = { platform_group: ['administrator'], platform_userId: 'admin', platform_realName: '' };
/** Few enough to be quick, and no multiple of a class or a floor. */
const STEP = 7;

function compiledForm(id: string, further?: MgrFormDocument) {
  const document = ofKind('form').find((form) => form.id === id);
  if (document === undefined) throw new Error(`There is no form ${id}.`);
  const conditions = new Map(ofKind('condition').map((condition) => [condition.id, condition.rules]));
  const findings: unknown[] = [];
  const environment = createEnvironment(createMetaIndex(metas), {
    pattern: linearPattern,
    now: () => Date.parse(CAMPUS_DATE),
    report: (finding) => findings.push(finding),
    condition: (name) => ruleSetOf({ condition: name }, (each) => conditions.get(each)),
  });
  return { form: compileForm(document, environment, further), findings };
}

const names = [
  'student',
  'staff',
  'class',
  'course',
  'leave',
  'dormitory',
  'unit',
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

it.each(ofKind('mgrForm').map((further) => [further.id, further] as const))(
  '%s compiles on the form of its module',
  (_id, further) => {
    const { form, findings } = compiledForm(further.module, further);
    expect(findings).toEqual([]);
    expect(form.fields.filter(({ placed }) => placed).length).toBeGreaterThan(3);
  },
);

describe('a student form', () => {
  const { form } = compiledForm('student');
  const [student] = data.student;
  const settle = (change: object) => settleRecord(form, { ...student, ...change }, platform, OPEN);
  const errorsOf = (change: object) => settle(change).errors.map(({ field, code }) => `${field} ${code}`);

  it('asks for reason and end of a suspension, and forgets them afterwards', () => {
    expect(errorsOf({ status: 'suspended' })).toEqual(['suspendReason required', 'suspendUntil required']);
    const over = { status: 'enrolled', suspendReason: '参军入伍', suspendUntil: '2027-08-31' };
    expect(settle(over).values).toMatchObject({ suspendReason: null, suspendUntil: null });
  });

  it('asks those from abroad for nationality and passport, and keeps the identity number', () => {
    expect(errorsOf({ isInternational: true, nationality: null, passportNo: null })).toEqual([
      'nationality required',
      'passportNo required',
    ]);
    const abroad = { isInternational: true, nationality: 'france', passportNo: 'ZZ1234567' };
    expect(settle(abroad).values).toMatchObject({ idCard: student?.idCard ?? null });
  });

  it('computes year, graduation and standing', () => {
    const { values } = settle({ enrolledOn: '2025-02-20', schoolingYears: 5, gpa: 1.99 });
    expect(values).toMatchObject({
      grade: '2025',
      expectedGraduation: '2030-06-30',
      gpaLevel: 'warning',
    });
    expect(settle({ enrolledOn: null, gpa: null }).values).toMatchObject({
      grade: null,
      expectedGraduation: null,
      gpaLevel: null,
    });
    expect(settle({ college: 'law' }).values).toMatchObject({ counsellorId: 'T1007' });
  });

  it('refuses what cannot be', () => {
    expect(errorsOf({ phone: '12345' })).toEqual(['phone rule']);
    expect(errorsOf({ email: 'nobody' })).toEqual(['email rule']);
    expect(errorsOf({ gpa: 5.01 })).toEqual(['gpa rule']);
    expect(errorsOf({ studentNo: '学号' })).toEqual(['studentNo rule']);
    expect(errorsOf({ birthDate: '2001-01-01' })).toEqual(['idCard rule']);
    expect(errorsOf({ studentNo: '', name: null })).toEqual(['studentNo required', 'name required']);
  });
});
