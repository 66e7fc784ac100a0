import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { compile, compileExpression, compileTemplate } from '../../src/conditions/index.ts';
import type { RuleSet } from '../../src/schemas/condition.ts';
import { documentSchemas } from '../../src/schemas/documents/index.ts';
import { SERVER_FIELDS } from '../../src/schemas/kinds.ts';
import type { Rule } from '../../src/schemas/node.ts';
import { campusFiles, departments, dictionaries, members, ofKind, roles } from './campusDocuments.ts';

const CHINESE = /\p{Script=Han}/u;
const everyFile = campusFiles.map(({ file, ...rest }) => [file, rest] as const);
const everything = [
  ...campusFiles.map(({ file, document }) => ({ file, value: document })),
  { file: 'dictionaries.json', value: dictionaries },
  { file: 'roles.json', value: roles },
  { file: 'departments.json', value: departments },
];
const ids = new Set(campusFiles.map(({ document }) => `${document.kind}/${document.id}`));
const codes = new Set(dictionaries.map(({ code }) => code));
const roleIds = new Set(roles.map(({ id }) => id));
const forms = new Map(ofKind('form').map((form) => [form.id, form]));
const fieldsOf = (module: string): Set<string> =>
  new Set([...forms.get(module)!.fields.map(({ name }) => name), ...SERVER_FIELDS]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is { zhCN: string; enUS: string } =>
  isRecord(value) && 'zhCN' in value;

describe.each(everyFile)('%s', (file, { kinds, document }) => {
  it('fits the schema of its kind', () => {
    expect([...Value.Errors(documentSchemas[document.kind], document)]).toEqual([]);
    expect(kinds).toContain(document.kind);
    expect(file.endsWith(`/${document.id}.json`)).toBe(true);
  });

  it('names only what exists', () => {
    const missing = [...members(document)].filter(({ name, value }) => {
      if (name === 'dictionary') return !codes.has(value as string);
      if (name === 'condition') return !ids.has(`condition/${value as string}`);
      if (name === 'module') return !forms.has(value as string);
      if (name === 'call') return !forms.has((value as string).split('/')[0] ?? '');
      if (name === 'role') return !roleIds.has(value as string);
      if (name === 'target' || name === 'app') {
        const { kind, id } = value as { kind: string; id: string };
        return !ids.has(`${kind}/${id}`);
      }
      return false;
    });
    expect(missing).toEqual([]);
  });

  it('has templates and expressions that parse', () => {
    const findings: unknown[] = [];
    compileTemplate(document, { report: (finding) => findings.push(finding) });
    for (const { value } of members(document)) {
      if (isRecord(value) && value.rule === 'expression') compileExpression((value as Rule).value as string);
    }
    expect(findings).toEqual([]);
  });

  it('has rule sets that compile', () => {
    const findings: unknown[] = [];
    for (const { value } of members(document)) {
      if (isRecord(value) && 'conditionList' in value) {
        compile(value as unknown as RuleSet, { report: (finding) => findings.push(finding) });
      }
    }
    expect(findings).toEqual([]);
  });

  it('gives every node an id of its own', () => {
    const nodeIds = [...members(document)].flatMap(({ value }) =>
      isRecord(value) && typeof value.type === 'string' && typeof value.id === 'string' ? [value.id] : [],
    );
    // Buttons of a toolbar and of a row are apart, yet one list never uses an id twice.
    expect(nodeIds.filter((id, index) => nodeIds.indexOf(id) !== index)).toEqual([]);
  });
});

describe.each(ofKind('form').map((form) => [form.id, form] as const))('form %s', (id, form) => {
  const fields = fieldsOf(id);

  it('lays out, stores and grants only fields that it has', () => {
    const placed = [...members(form.layout)].flatMap(({ name, value }) =>
      name === 'field' ? [value as string] : [],
    );
    const granted = form.grants
      .flatMap(({ read, write }) => [read, write ?? []].flat())
      .filter((code) => code !== '*');
    const named = [...placed, ...granted, ...Object.keys(form.storage ?? {}), form.titleField ?? ''];
    expect(named.filter((code) => !fields.has(code))).toEqual([]);
    expect(placed.filter((code, index) => placed.indexOf(code) !== index)).toEqual([]);
  });

  it('places every field that is not hidden', () => {
    const placed = new Set(
      [...members(form.layout)].flatMap(({ name, value }) => (name === 'field' ? [value] : [])),
    );
    expect(form.fields.filter(({ type, name }) => type !== 'hidden' && !placed.has(name))).toEqual([]);
  });

  it('has no two fields of one name, and grants to roles that exist', () => {
    expect(new Set(form.fields.map(({ name }) => name)).size).toBe(form.fields.length);
    expect(form.grants.flatMap((grant) => grant.roles).filter((role) => !roleIds.has(role))).toEqual([]);
  });

  it('limits rows by its own fields and session variables', () => {
    for (const { rows } of form.grants) {
      for (const { bindKey, value } of rows && 'conditionList' in rows ? rows.conditionList : []) {
        expect(fields).toContain(bindKey);
        const names = compileTemplate(value).dependencies;
        expect(
          names.filter((name) => !/^platform_(schoolId|group|userId|userName|realName)$/.test(name)),
        ).toEqual([]);
      }
    }
  });
});

describe('lists and further forms', () => {
  it.each(ofKind('mgrList').map((list) => [list.id, list] as const))(
    '%s shows fields of its module',
    (_id, list) => {
      const fields = fieldsOf(list.module);
      const named = [...list.columns, ...(list.filters ?? []), ...(list.sort ?? [])].map(
        ({ field }) => field,
      );
      const missing = [...named, ...(list.search?.fields ?? [])].filter((code) => !fields.has(code));
      expect(missing).toEqual([]);
    },
  );

  it.each(ofKind('mgrForm').map((form) => [form.id, form] as const))(
    '%s arranges fields of its module',
    (_id, form) => {
      const fields = fieldsOf(form.module);
      const placed = [...members(form.layout)].flatMap(({ name, value }) =>
        name === 'field' ? [value as string] : [],
      );
      expect([...placed, ...Object.keys(form.overrides ?? {})].filter((code) => !fields.has(code))).toEqual(
        [],
      );
    },
  );

  it.each(ofKind('mgr').map((mgr) => [mgr.id, mgr] as const))(
    '%s joins a list and forms that exist',
    (_id, mgr) => {
      expect(ids).toContain(`mgrList/${mgr.list}`);
      for (const form of mgr.forms) expect(ids).toContain(`mgrForm/${form}`);
    },
  );
});

describe('texts', () => {
  it.each(everything.map(({ file, value }) => [file, value] as const))(
    '%s speaks both languages',
    (_file, value) => {
      for (const { at, value: text } of members(value)) {
        if (!isText(text)) continue;
        expect(text.zhCN, at).not.toBe('');
        expect(text.enUS, at).not.toBe('');
        expect(text.enUS, at).not.toMatch(CHINESE);
      }
    },
  );

  it.each(everything.map(({ file, value }) => [file, value] as const))(
    '%s has no loose Chinese',
    (_file, value) => {
      // `name` of a document is for configurers, who read Chinese; tests fill in records as users do.
      const loose = [...members(value)].filter(
        ({ at, name, value: text }) =>
          typeof text === 'string' &&
          CHINESE.test(text) &&
          name !== 'zhCN' &&
          at !== '/name' &&
          !/^\/tests\/\d+\/(record|expect)/.test(at),
      );
      expect(loose).toEqual([]);
    },
  );
});

describe('dictionaries, roles and departments', () => {
  it('hold no value twice and only parents that exist', () => {
    expect(codes.size).toBe(dictionaries.length);
    const parents = new Map([
      ['major', 'college'],
      ['class', 'major'],
      ['department', 'department'],
    ]);
    for (const { code, items } of dictionaries) {
      expect(new Set(items.map(({ value }) => value)).size, code).toBe(items.length);
      const above = dictionaries.find((dictionary) => dictionary.code === parents.get(code))?.items ?? [];
      const known = new Set(above.map(({ value }) => value));
      expect(items.filter(({ parent }) => parent !== undefined && !known.has(parent))).toEqual([]);
    }
    const departmentIds = new Set(departments.map(({ id }) => id));
    expect(departments.filter(({ parent }) => parent !== null && !departmentIds.has(parent))).toEqual([]);
  });

  it('give roles, of which one administers', () => {
    expect(roles.map(({ id }) => id)).toEqual([
      'administrator',
      'counsellor',
      'head',
      'finance',
      'keeper',
      'student',
      'configurer',
    ]);
    expect(roles.filter(({ admin }) => admin).map(({ id }) => id)).toEqual(['administrator']);
  });

  it('show the administrator more menus than the counsellor, and the counsellor more than the student', () => {
    const seen = (role: string): number =>
      ofKind('system')
        .flatMap((system) => [...members(system.menus)])
        .filter(({ name, value }) => name === 'role' && value === role).length;
    expect(seen('administrator')).toBeGreaterThan(seen('counsellor'));
    expect(seen('counsellor')).toBeGreaterThan(seen('student'));
  });
});
