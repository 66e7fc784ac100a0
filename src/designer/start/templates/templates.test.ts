import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkDocument } from '../../../documents/check/checkDocument.ts';
import { createVocabulary } from '../../../documents/vocabulary.ts';
import { furtherNames, icons } from '../../../renderers/chrome/icons.ts';
import { metas } from '../../../renderers/metas.ts';
import type {
  AtriumDocument,
  DocumentByKind,
  DocumentKind,
  FormDocument,
} from '../../../schemas/documents/index.ts';
import { templateKinds } from '../StartModel.ts';
import { fromTemplate, type Template } from './template.ts';
import { templates } from './templates.ts';

const vocabulary = createVocabulary(metas);

const rooms: FormDocument = {
  ...{ kind: 'form', schemaVersion: 2, id: 'rooms', name: '房间' },
  fields: [
    { type: 'input', id: 'a', name: 'remark', title: '天数说明' },
    { type: 'number', id: 'b', name: 'tian', title: '请假天数' },
    { type: 'number', id: 'c', name: 'jine', title: '报销金额' },
    { type: 'number', id: 'd', name: 'renshu', title: '参加人数' },
  ],
  grants: [{ roles: ['staff'], actions: ['list', 'detail', 'aggregate'], read: '*' }],
};

/** A template as somebody wants it. */
const made = ({ roles, ...template }: Template, areChosen = true) =>
  fromTemplate(
    { ...template, roles },
    {
      ...{ id: 'mine', name: '我的', locale: 'zhCN', form: 'rooms' },
      fields: rooms.fields.map(({ name, title, type }) => ({
        ...{ code: name, title: title ?? name },
        type: vocabulary.metas.get(type)?.field?.dataType,
      })),
      roles: Object.fromEntries(
        roles.map(({ name }) => [
          name,
          areChosen ? [name.replace('tpl-', ''), `${name.replace('tpl-', '')}-2`] : [],
        ]),
      ),
    },
  );

const documentsOf = <K extends DocumentKind>(
  all: readonly AtriumDocument[],
  kind: K,
): readonly DocumentByKind[K][] =>
  all.filter((one): one is AtriumDocument & DocumentByKind[K] => one.kind === kind);

test('every folder is a template that is offered, and every kind has one where templates are', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  expect(templates).toHaveLength(folders.length);
  expect(new Set(templates.map(({ kind }) => kind))).toEqual(new Set(templateKinds));
});

test.each(templates.map((template) => [template.title.enUS, template] as const))(
  '%s gives documents without a finding, and nothing in them is left open',
  (_title, template) => {
    const documents = made(template);
    const all = [...documents, rooms];
    const findings = documents.flatMap((document) =>
      checkDocument(document, {
        ...vocabulary,
        document: (kind, id) => documentsOf(all, kind).find((one) => one.id === id),
        ids: (kind) => documentsOf(all, kind).map(({ id }) => id),
      }),
    );
    expect(findings).toEqual([]);
    expect(JSON.stringify(documents)).not.toContain('tpl-');
    expect(documents[0]).toMatchObject({
      kind: template.kind,
      id: 'mine',
      name: '我的',
      title: { zhCN: '我的' },
    });
  },
);

test('every icon is one of the portal’s', () => {
  const names = [...JSON.stringify(templates).matchAll(/"icon":"([^"]*)"/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !icons.has(name) && !furtherNames.has(name))).toEqual([]);
});

test('whom nobody is chosen for is granted nothing', () => {
  for (const template of templates) {
    const text = JSON.stringify(made(template, false));
    // Somebody has to manage a flow.
    expect(text.replace('"managers":{"roles":["administrator"]}', '')).not.toMatch(/"roles?":/);
  }
});

test('a flow asks about the fields of the form that fit by type and name; one that is lacking is found by the check', () => {
  const leave = templates.find(({ title }) => title.enUS === 'Leave approval')!;
  expect(JSON.stringify(made(leave))).toContain('"bindKey":"form.tian"');
  const [bare] = fromTemplate(leave, { id: 'mine', name: '我的', locale: 'zhCN', form: 'rooms', roles: {} });
  const findings = checkDocument(bare!, {
    ...vocabulary,
    document: (kind, id) => documentsOf([rooms], kind).find((one) => one.id === id),
    ids: () => [],
  });
  expect(findings.map(({ path }) => path)).toEqual(['/nodes/2/branches/0/when/conditionList/0/bindKey']);
});

test('where nobody is chosen for a step of a flow, who starts it picks its people', () => {
  const expense = templates.find(({ title }) => title.enUS === 'Expense approval')!;
  const [document] = made(expense, false);
  expect(JSON.stringify(document)).toContain(
    '"title":{"zhCN":"办理付款","enUS":"Finance pays"},"approvers":[{"source":"initiatorPicks"}]',
  );
});
