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
  ...{ kind: 'form', schemaVersion: 2, id: 'rooms', name: '房间', fields: [] },
  grants: [{ roles: ['staff'], actions: ['list', 'detail', 'aggregate'], read: '*' }],
};

/** A template as somebody wants it. */
const made = ({ roles, ...template }: Template, areChosen = true) =>
  fromTemplate(
    { ...template, roles },
    {
      ...{ id: 'mine', name: '我的', locale: 'zhCN', form: 'rooms' },
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
    expect(text).not.toMatch(/"roles?":/);
  }
});
