import fc from 'fast-check';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readDocumentFolder } from '../../../server/check/documentFolder.ts';
import { metas as declared } from '../../renderers/metas.ts';
import type { FormDocument, SystemDocument } from '../../schemas/documents/index.ts';
import { checkDocumentSet, type SetEntry } from '../check/documentSet.ts';
import { createMetaIndex } from '../metaIndex.ts';
import type { GenerateChoices } from './choices.ts';
import { generateFrom } from './generateFrom.ts';
import { likelyHandled } from './listedFields.ts';

const metas = createMetaIndex(declared);
const { entries, around } = readDocumentFolder(path.join(import.meta.dirname, '../../../examples/campus'));

const ofKind = <T>(kind: string): readonly T[] =>
  entries.flatMap(({ document }) => ((document as { kind?: string }).kind === kind ? [document as T] : []));
const forms = ofKind<FormDocument>('form');
const systems = ofKind<SystemDocument>('system');

/** As a configurer begins one: no rights, titles in one language. */
const plain = ({ title: _title, ...form }: FormDocument): FormDocument => ({ ...form, grants: [] });

/** Some of what can be chosen, over some form. */
const chosen = fc.record({
  form: fc.constantFrom(...forms.map(({ id }) => id)),
  strips: fc.boolean(),
  handling: fc.boolean(),
  mgr: fc.boolean(),
  page: fc.boolean(),
  menu: fc.constantFrom('none', 'new', ...systems.map(({ id }) => id)),
  files: fc.subarray(['student', 'counsellor', 'administrator']),
  handles: fc.subarray(['student', 'counsellor', 'administrator'], { minLength: 1 }),
  parts: fc.boolean(),
});

test('what is made of any form of the demo campus has no findings among the others', () => {
  fc.assert(
    fc.property(chosen, ({ form: which, strips, handling, mgr, page, menu, files, handles, parts }) => {
      const own = forms.find(({ id }) => id === which);
      if (own === undefined) throw new Error(`There is no form ${which}.`);
      const system = systems.find(({ id }) => id === menu);
      const form = strips ? plain(own) : own;
      const called = (id: string) => ({ id: `made-${id}`, name: id });
      const choices: GenerateChoices = {
        list: called('list'),
        ...(handling && { handling: called('handling') }),
        ...(mgr && { mgr: called('mgr') }),
        ...(page && { page: called('page') }),
        ...(menu !== 'none' && {
          menu: {
            title: '新应用',
            icon: 'form',
            ...(system === undefined ? { newSystem: called('system') } : { system }),
          },
        }),
        files,
        handles,
        handled: parts ? likelyHandled(form, metas) : [],
      };
      const made = generateFrom(form, choices, metas);
      const names = made.map(({ kind, id }) => `${kind}/${id}`);
      expect(new Set(names).size).toBe(names.length);
      const replaced = new Set(names);
      const others = entries.filter(({ document }) => {
        const { kind, id } = document as { kind: string; id: string };
        return !replaced.has(`${kind}/${id}`);
      });
      const own2: readonly SetEntry[] = made.map((document) => ({
        name: `made ${document.kind}/${document.id}`,
        document,
      }));
      const findings = checkDocumentSet([...others, ...own2], around, (name) =>
        name.startsWith('made '),
      ).flatMap(({ name, findings: found }) =>
        found.map(({ code, path: at = '' }) => `${name} ${code} ${at}`),
      );
      expect(findings).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
