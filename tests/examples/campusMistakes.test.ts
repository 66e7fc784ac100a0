import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDocumentFolder } from '../../server/check/documentFolder.ts';
import { checkDocumentSet } from '../../src/documents/check/documentSet.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import { changed, mistakes } from './changed.ts';

// What a configurer gets wrong, one mistake at a time, in documents that were right before.

const campus = readDocumentFolder(path.join(import.meta.dirname, '../../examples/campus'));
const { around } = campus;
const documents = campus.entries.map(({ document }) => document as AtriumDocument);
const nameOf = ({ kind, id }: AtriumDocument): string => `${kind}/${id}`;

const placeOf = ({ code, path: at = '' }: Finding): string => `${code} ${at}`;

/** The findings of a document after one place of it was changed. */
function findingsAfter(name: string, place: string, value: unknown): readonly Finding[] {
  const entries = documents.map((document) => ({
    name: nameOf(document),
    document: nameOf(document) === name ? changed(document, place, value) : document,
  }));
  return checkDocumentSet(entries, around, (each) => each === name)[0]?.findings ?? [];
}

/** The findings of a document after a member of it, or of what was written into it, was given another name. */
function renamed(name: string, at: string, to: string, value: unknown, place: string): readonly Finding[] {
  const within = at.slice(place.length);
  const beside = (where: string): string => where.replace(/[^/]*$/, to);
  // A member of what was written: that is written with its other name.
  if (within !== '') {
    const { [within.slice(1)]: held, ...others } = value as Record<string, unknown>;
    return findingsAfter(name, place, { ...others, [to]: held });
  }
  return findingsAfter(name, beside(place), value);
}

describe('a mistake is found where it was made', () => {
  test.each(mistakes)('$document $path: $code', ({ document, path: place, value, code, at, fix }) => {
    const found = findingsAfter(document, place, value);
    const finding = found.find((each) => each.code === code && each.path === at);
    expect(found.map(placeOf)).toContain(`${code} ${at}`);
    expect(finding?.fix?.value).toEqual(fix);
    expect(finding?.message.zhCN).toMatch(/\p{Script=Han}/u);
    expect(finding?.message.enUS).not.toMatch(/\p{Script=Han}/u);
  });

  const mendable = mistakes.filter(({ fix }) => fix !== undefined);

  test.each(mendable)('$document $path: $fix mends it', ({ document, path: place, value, code, at, fix }) => {
    const isMeant = (found: Finding): boolean => found.code === code && found.path === at;
    const proposed = findingsAfter(document, place, value).find(isMeant)?.fix;
    // What is wrong may stand within what was written.
    const mended =
      proposed?.rename === true
        ? renamed(document, at, String(fix), value, place)
        : findingsAfter(document, place, at === place ? fix : changed(value, at.slice(place.length), fix));
    expect(mended.some(isMeant)).toBe(false);
  });
});

test('errors stand before warnings', () => {
  const found = findingsAfter('form/student', '/fields/1', {
    type: 'inptu',
    id: 'name',
    name: 'name',
    visible: false,
  });
  expect(found.map(({ severity }) => severity)).toEqual([...found.map(({ severity }) => severity)].sort());
});

test('the check never throws, whatever stands in a document', () => {
  const small = documents.filter(({ kind }) => kind !== 'form');
  fc.assert(
    fc.property(
      fc.constantFrom(...small),
      fc.nat(),
      fc.jsonValue({ maxDepth: 4 }),
      (document, pick, value) => {
        const paths = [...pathsOf(document, '')];
        const mutated = changed(document, paths[pick % paths.length] ?? '/id', value);
        checkDocumentSet([{ name: 'mutated', document: mutated }], around);
      },
    ),
    { numRuns: 300 },
  );
  for (const value of [null, undefined, 1, 'text', [], {}, { kind: 'app' }, { kind: '__proto__' }]) {
    expect(checkDocumentSet([{ name: 'value', document: value }], around)[0]?.findings).not.toEqual([]);
  }
});

function* pathsOf(value: unknown, place: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    yield `${place}/${key}`;
    yield* pathsOf(member, `${place}/${key}`);
  }
}
