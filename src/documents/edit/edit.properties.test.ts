import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { metas as declared } from '../../renderers/metas.ts';
import { readDocument } from '../check/shape.ts';
import { createMetaIndex } from '../metaIndex.ts';
import { around, isWithin, type Part, type PartTree, walkParts } from '../parts/part.ts';
import { partsOf } from '../parts/partsOf.ts';
import { valueAt } from '../../schemas/pointer.ts';
import { addField } from './addField.ts';
import { changeType } from './changeType.ts';
import { type Command, isRefused, type TargetKey } from './command.ts';
import { copyParts } from './copyParts.ts';
import { duplicateParts } from './duplicate.ts';
import { insertWidget } from './insert.ts';
import { addTone, addView } from './listParts.ts';
import { moveParts } from './move.ts';
import { pasteParts } from './pasteParts.ts';
import { removeParts } from './remove.ts';
import { setMember } from './setMember.ts';
import { unwrapPart, wrapParts } from './wrap.ts';

const metas = createMetaIndex(declared);
const language = { metas };

const campus = path.join(import.meta.dirname, '../../../examples/campus');
const documents = ['apps', 'controls', 'forms', 'lists', 'systems'].flatMap((folder) =>
  readdirSync(path.join(campus, folder)).map((file) => {
    const text = readFileSync(path.join(campus, folder, file), 'utf8');
    return JSON.parse(text) as AtriumDocument;
  }),
);

function someDocument(which: number): AtriumDocument {
  const document = documents[which % documents.length];
  if (document === undefined) throw new Error('The demo campus has no documents.');
  return document;
}

/** One of several by any number. */
const pick = <T>(of: readonly T[], at: number): T | undefined => of[at % of.length];

function targetOf(tree: PartTree, at: number): TargetKey {
  const holdings = [...walkParts(tree.root)].flatMap((part) =>
    part.holdings.filter(({ form }) => form === 'list').map((holding) => ({ part, holding })),
  );
  const { part, holding } = pick(holdings, at) ?? { part: tree.root, holding: tree.root.holdings[0] };
  return { parent: part.key, holding: holding?.name ?? '', index: at % ((holding?.parts.length ?? 0) + 1) };
}

interface Step {
  readonly kind: number;
  readonly part: number;
  readonly other: number;
  readonly at: number;
}

/** A command over parts that are there; most of what is dragged somewhere by chance is refused. */
function commandOf(document: AtriumDocument, { kind, part, other, at }: Step): Command {
  const tree = partsOf(document, metas);
  const parts = [...walkParts(tree.root)].slice(1);
  const keys = [pick(parts, part), pick(parts, other)].flatMap((each) => each?.key ?? []);
  const [key = 'document'] = keys;
  const widget =
    pick(
      parts.filter(({ type }) => type !== undefined),
      part,
    )?.key ?? 'none';
  const target = targetOf(tree, at);
  const type = pick(metas.types, other) ?? 'text';
  const commands: readonly (() => Command)[] = [
    () => insertWidget(type, target),
    () => removeParts(keys),
    () => moveParts(keys, target),
    () => duplicateParts([key]),
    () => wrapParts([key], 'section'),
    () => unwrapPart(key),
    () => setMember([widget], '/title', { zhCN: `题${String(at)}`, enUS: `T${String(at)}` }, 'title'),
    () => changeType(widget, type),
    () => pasteParts(copyParts(document, keys, language), target),
    () => addField(`field${String(at % 7)}`, 'field', target),
    () => addView(metas.get(type)?.listView === true ? type : undefined),
    () => addTone(),
    () => setMember([`override:field${String(at % 3)}`], '/title', at % 2 === 0 ? 'T' : undefined, 'title'),
  ];
  return (pick(commands, kind) ?? (() => removeParts(keys)))();
}

const steps = fc.array(
  fc.record({ kind: fc.nat(12), part: fc.nat(9999), other: fc.nat(9999), at: fc.nat(9999) }),
  { minLength: 1, maxLength: 25 },
);

/** Parts by where they stand under which keys: what a move must neither lose nor double. */
const ids = (document: AtriumDocument): string[] =>
  [...walkParts(partsOf(document, metas).root)].map(({ key }) => key).sort();

test('commands keep a document well formed, and every part that they do not touch the very same', () => {
  fc.assert(
    fc.property(fc.nat(9999), steps, (which, chain) => {
      let document = someDocument(which);
      for (const step of chain) {
        const before = document;
        const text = JSON.stringify(before);
        const result = commandOf(before, step)(before, language);
        expect(JSON.stringify(before)).toBe(text);
        if (isRefused(result)) continue;
        document = result.document;
        const tree = partsOf(document, metas);
        for (const key of result.select ?? []) expect(tree.byKey.has(key), key).toBe(true);
        for (const part of walkParts(tree.root)) expect(valueAt(document, part.pointer)).toBe(part.value);
      }
      expect(readDocument(document).findings).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('a move loses nothing and doubles nothing, and keeps what it moves', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(9999), fc.nat(9999), (which, at, to) => {
      const document = someDocument(which);
      const tree = partsOf(document, metas);
      const part = pick([...walkParts(tree.root)].slice(1), at);
      if (part === undefined) return;
      const result = moveParts([part.key], targetOf(tree, to))(document, language);
      if (isRefused(result)) return;
      const after = partsOf(result.document, metas);
      // A field without a place is not moved to the layout: it gets a place there.
      const given = [...after.byKey.keys()].filter((key) => key.startsWith('place:') && !tree.byKey.has(key));
      expect(ids(result.document)).toEqual([...ids(document), ...given].sort());
      expect(given.length).toBeLessThan(2);
      // A field is moved by its place in the layout.
      const [moved = ''] = result.select ?? [];
      const touched = new Set(
        [tree, after]
          .flatMap(({ byKey }) => [moved, ...given].flatMap((key) => [...around(byKey.get(key) ?? part)]))
          .map(({ key }) => key),
      );
      for (const [key, { value }] of tree.byKey) {
        if (!touched.has(key)) expect(after.byKey.get(key)?.value).toBe(value);
      }
    }),
    { numRuns: 60 },
  );
});

test('nothing can be moved into itself', () => {
  for (const document of documents) {
    const tree = partsOf(document, metas);
    const parts: Part[] = [...walkParts(tree.root)];
    for (const part of parts) {
      const inside = parts.find((each) => each !== part && isWithin(each, part) && each.holdings.length > 0);
      const [holding] = inside?.holdings ?? [];
      if (inside === undefined || holding === undefined) continue;
      const to = { parent: inside.key, holding: holding.name, index: 0 };
      expect(isRefused(moveParts([part.key], to)(document, language))).toBe(true);
    }
  }
});
