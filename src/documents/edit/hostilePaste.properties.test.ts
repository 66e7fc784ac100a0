import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Compile, type Validator } from 'typebox/compile';
import { metas as declared } from '../../renderers/metas.ts';
import { type AtriumDocument, type DocumentKind, documentSchemas } from '../../schemas/documents/index.ts';
import { type Fits, readDocument } from '../check/shape.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { walkParts } from '../parts/part.ts';
import { partsOf } from '../parts/partsOf.ts';
import { type Clipping, clippingText } from './clipping.ts';
import { isRefused } from './command.ts';
import { copyParts } from './copyParts.ts';
import { pasteClipping } from './pasteParts.ts';
import { readClipping } from './readClipping.ts';

const metas = createMetaIndex(declared);
const language = { metas };

const validators = new Map<DocumentKind, Validator>();
const fits: Fits = (kind, document) => {
  const validator = validators.get(kind) ?? Compile(documentSchemas[kind]);
  validators.set(kind, validator);
  return validator.Check(document);
};

const campus = path.join(import.meta.dirname, '../../../examples/campus');
const documents = ['apps', 'controls', 'forms', 'lists', 'systems'].flatMap((folder) =>
  readdirSync(path.join(campus, folder)).map(
    (file) => JSON.parse(readFileSync(path.join(campus, folder, file), 'utf8')) as AtriumDocument,
  ),
);
const aDocument = fc.constantFrom(...documents);
const keysOf = (document: AtriumDocument): readonly string[] =>
  [...walkParts(partsOf(document, metas).root)].slice(1).map(({ key }) => key);

/** Pastes a text into every place of a document: what comes of it is a document, or a sentence. */
function pasteEverywhere(text: string, document: AtriumDocument): void {
  const read = readClipping(text, metas, fits);
  if ('refused' in read) {
    expect(read.refused.zhCN.length).toBeLessThan(500);
    return;
  }
  const before = JSON.stringify(document);
  for (const { key, holdings } of walkParts(partsOf(document, metas).root)) {
    for (const { name } of holdings) {
      const at = { parent: key, holding: name, index: 1 };
      const result = pasteClipping(read.clipping, at, true, fits)(document, language);
      if (!isRefused(result)) expect(readDocument(result.document, fits).findings).toEqual([]);
    }
  }
  expect(JSON.stringify(document)).toBe(before);
}

const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'id',
  'type',
  'name',
  'children',
  'slots',
  'node',
  'a/b',
  'field',
];
const json = fc.jsonValue({ maxDepth: 3 });
const anything = fc.oneof(json, fc.dictionary(fc.constantFrom(...NAMES), json, { maxKeys: 4 }));
const ROLES = [
  'document',
  'node',
  'field',
  'place',
  'column',
  'menu',
  'view',
  'grant',
  'source',
  'override',
  'x',
];

test('whatever is on the clipboard, what comes of a paste is a document or a refusal', () => {
  const part = fc.record({
    role: fc.constantFrom(...ROLES),
    name: fc.constantFrom(...NAMES),
    value: anything,
  });
  const clipping = fc.record(
    {
      atrium: fc.constant('parts'),
      kind: fc.constantFrom('form', 'app', 'mgrList', 'system', 'mgrForm', 'control', 'flow', 'x', 1),
      schemaVersion: fc.constantFrom(1, 2, -1, 0.5, '1'),
      parts: fc.oneof(fc.array(part, { maxLength: 3 }), json),
      sources: anything,
      fields: anything,
    },
    { requiredKeys: ['atrium', 'kind', 'schemaVersion', 'parts'] },
  );
  fc.assert(
    fc.property(aDocument, clipping, (document, value) => {
      // As JSON says it: a member `__proto__` is one of its own there.
      pasteEverywhere(JSON.stringify(value), document);
    }),
    { numRuns: 150 },
  );
});

test('one place of a true clipping is something else', () => {
  fc.assert(
    fc.property(aDocument, aDocument, fc.nat(9999), fc.nat(9999), anything, (from, to, which, at, value) => {
      const keys = keysOf(from);
      const text = clippingText(copyParts(from, [keys[which % keys.length] ?? ''], language));
      const places = [...text.matchAll(/:("(?:[^"\\]|\\.)*"|\d+|true|false|\{\}|\[\])/g)].slice(1);
      const place = places[at % places.length];
      if (place === undefined) return;
      const begin = place.index + 1;
      pasteEverywhere(
        `${text.slice(0, begin)}${JSON.stringify(value)}${text.slice(begin + (place[1] ?? '').length)}`,
        to,
      );
    }),
    { numRuns: 150 },
  );
});

test('what was copied is read as it was, from every part of every document', () => {
  for (const document of documents) {
    for (const key of keysOf(document)) {
      const clipping = copyParts(document, [key], language);
      const read = readClipping(clippingText(clipping), metas, fits);
      expect('clipping' in read ? withoutEmpty(read.clipping) : read, `${document.id} ${key}`).toEqual(
        clipping,
      );
    }
  }
});

/** Members that hold nothing say as much as absent ones. */
const withoutEmpty = (clipping: Clipping): object =>
  Object.fromEntries(
    Object.entries(clipping).filter(
      ([, value]) => typeof value !== 'object' || Object.keys(value as object).length > 0,
    ),
  );

const node = { type: 'text', id: 'a' };
const nested = (depth: number): string =>
  `{"atrium":"parts","kind":"app","schemaVersion":1,"parts":[{"role":"node","name":"a","value":${'{"type":"layout/stack","id":"a","children":['.repeat(depth)}${']}'.repeat(depth)}}]}`;
const clip = (value: unknown, more: object = {}): string =>
  JSON.stringify({
    atrium: 'parts',
    kind: 'app',
    schemaVersion: 1,
    parts: [{ role: 'node', name: 'a', value }],
    ...more,
  });

test.each([
  ['plain text', 'hello', '不是在设计器中复制的'],
  ['other JSON', '{"kind":"form"}', '不是在设计器中复制的'],
  ['cut off', clip(node).slice(0, -3), '不完整'],
  ['of no kind', clip(node, { kind: 'x' }), '不完整'],
  ['nothing', clip(node, { parts: [] }), '没有内容'],
  ['of a newer version', clip(node, { schemaVersion: 9 }), '较新的版本（页面应用版本 9，此处为 1）'],
  [
    'of parts that its kind has not',
    clip(node, { parts: [{ role: 'x', name: 'a', value: {} }] }),
    '没有的内容',
  ],
  ['too deep', nested(10_000), '嵌套超过 40 层'],
  ['too long', clip({ ...node, title: 'x'.repeat(1_100_000) }), '超过 1 MiB'],
  ['a list of a million', `{"atrium":"parts","parts":[${'1,'.repeat(1_000_000)}1]}`, '超过 1 MiB'],
  [
    'too many',
    clip(node, { parts: Array.from({ length: 5_001 }, () => ({ role: 'node', name: '', value: node })) }),
    '组件超过 5000 个',
  ],
  [
    'a name of prototypes',
    clip(node).replace('"id":"a"', '"id":"a","props":{"__proto__":{}}'),
    '第 1 项 /props/__proto__）：不允许使用该字段名',
  ],
  ['of another shape', clip({ ...node, id: 5 }), '第 1 项 /id'],
  ['a widget that is not here', clip({ ...node, type: 'acme/rocket' }), '没有名为“acme/rocket”的组件'],
])('%s is refused in words', (_, text, said) => {
  const read = readClipping(text, metas, fits);
  expect('refused' in read ? read.refused.zhCN : read).toContain(said);
});

test('what makes a document too large is refused, and the document stays', () => {
  const body = Array.from({ length: 4_000 }, (_, at) => ({ type: 'text', id: `t${String(at)}` }));
  const full = { kind: 'app', schemaVersion: 1, id: 'full', name: 'full', body } as AtriumDocument;
  const read = readClipping(
    clippingText(
      copyParts(
        full,
        body.slice(0, 2_000).map(({ id }) => id),
        language,
      ),
    ),
    metas,
    fits,
  );
  if ('refused' in read) throw new Error(read.refused.zhCN);
  const at = { parent: 'document', holding: 'body', index: 0 };
  const result = pasteClipping(read.clipping, at, true, fits)(full, language);
  expect(isRefused(result) && result.refused.zhCN).toContain('组件超过 5000 个');
});
