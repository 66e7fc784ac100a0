import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../src/documents/check/shape.ts';
import { schemaFile } from '../../src/documents/schemaFile/schemaFile.ts';
import { metas } from '../../src/renderers/metas.ts';
import { operatorsByType } from '../../src/conditions/index.ts';
import { dataTypes, judgeTypes } from '../../src/schemas/condition.ts';
import { actionDeclarations } from '../../src/schemas/actionParameters.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { resourceKinds } from '../../src/schemas/kinds.ts';
import type { WidgetExamples } from '../../src/schemas/widgetExamples.ts';
import { EXAMPLE_TYPES, EXAMPLES } from '../support/widgetExamples.ts';
import { campusFiles } from './campusDocuments.ts';
import { changed, mistakes } from './changed.ts';

// The files that editors complete by, judged by a validator of another make than the product's own.

const files = new Map(
  resourceKinds.map((kind) => [kind, schemaFile(kind, { metas, actions: actionDeclarations })]),
);
const ajv = new Ajv({ strict: false, allErrors: true });
const validators = new Map([...files].map(([kind, file]) => [kind, ajv.compile(file)]));

/** What the file of a kind does not take of a document. */
function errorsOf(document: unknown, kind = (document as AtriumDocument).kind): readonly string[] {
  const validate = validators.get(kind)!;
  validate(document);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

const pages = EXAMPLE_TYPES.map((name) => {
  const { page } = JSON.parse(readFileSync(path.join(EXAMPLES, `${name}.json`), 'utf8')) as WidgetExamples;
  return [name, page] as const;
});

test.each(campusFiles.map(({ file, document }) => [file, document] as const))(
  '%s fits',
  (_file, document) => {
    expect(errorsOf(document)).toEqual([]);
  },
);

test.each(pages)('renderers/%s fits', (_name, document) => {
  expect(errorsOf(document)).toEqual([]);
});

/** What checking finds in the shape of nodes and actions by the declarations of widgets and actions. */
const DECLARED = [
  'UNKNOWN_TYPE',
  'UNKNOWN_PROP',
  'WRONG_PROP',
  'UNKNOWN_EVENT',
  'UNKNOWN_SLOT',
  'NO_CONTAINER',
  'UNKNOWN_ACTION',
  'UNKNOWN_PARAMETER',
  'MISSING_PARAMETER',
  'WRONG_PARAMETER',
  'CONDITION_OPERATOR',
];

describe('a mistake of shape is refused, one of meaning is not seen', () => {
  test.each(mistakes)('$document $path: $code', ({ document: name, path: place, value, code }) => {
    const { document } = campusFiles.find(({ document: each }) => `${each.kind}/${each.id}` === name)!;
    const wrong = changed(document, place, value);
    const ofShape = DECLARED.includes(code) || readDocument(wrong).document === undefined;
    expect(errorsOf(wrong, document.kind).length > 0).toBe(ofShape);
  });
});

test('an operator is one of its type', () => {
  const rules = (type: string, judgeType: string) => ({
    schemaVersion: 1,
    kind: 'condition',
    id: 'rules',
    name: 'rules',
    rules: { testRule: 'every', conditionList: [{ bindKey: 'a', type, judgeType }] },
  });
  for (const type of dataTypes)
    for (const judgeType of judgeTypes)
      expect([type, judgeType, errorsOf(rules(type, judgeType), 'condition').length === 0]).toEqual([
        type,
        judgeType,
        operatorsByType[type].includes(judgeType),
      ]);
});

test('a file is complete in itself, and names what stands in it', () => {
  for (const [kind, file] of files) {
    const text = JSON.stringify(file);
    expect(text, kind).not.toMatch(/"\$defs"|"\$ref":"(?!#\/definitions\/)/);
    expect(JSON.parse(text), kind).toEqual(file);
  }
});

test('the type of a node, and what an action does, are described in both languages', () => {
  const { definitions } = files.get('app') as { definitions: Record<string, { allOf: { then: object }[] }> };
  const [first] = metas;
  expect(definitions.Node?.allOf[0]?.then).toMatchObject({
    title: `${first!.title.zhCN} / ${first!.title.enUS}`,
  });
  expect(definitions.Node?.allOf).toHaveLength(metas.length);
  expect(definitions.Action?.allOf).toHaveLength(Object.keys(actionDeclarations).length);
});
