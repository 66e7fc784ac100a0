import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileNodes, walk } from '../../src/documents/compile.ts';
import { createEnvironment } from '../../src/documents/environment.ts';
import { createMetaIndex } from '../../src/documents/metaIndex.ts';
import { readWidgetExamples } from '../../src/documents/readWidgetExamples.ts';
import { metas } from '../../src/renderers/metas.ts';
import type { AppDocument } from '../../src/schemas/documents/app.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import { EXAMPLE_TYPES, EXAMPLES } from '../support/widgetExamples.ts';

const index = createMetaIndex(metas);
/** The page of a widget's examples. */
function read(type: string): AppDocument {
  const { page } = readWidgetExamples(JSON.parse(readFileSync(`${EXAMPLES}/${type}.json`, 'utf8')));
  if (!page) throw new Error(`The examples of ${type} have no page.`);
  return page;
}

const types = metas.filter((meta) => !meta.document).map(({ type }) => type);

test('there is one example for each widget, and none for what is no widget', () => {
  expect([...EXAMPLE_TYPES].sort()).toEqual([...types].sort());
});

describe.each(EXAMPLE_TYPES)('%s', (type) => {
  test('is a page that shows the widget', () => {
    const document = read(type);
    expect(document.id).toBe(`example-${type.replace('/', '-')}`);
    const findings: Finding[] = [];
    const environment = createEnvironment(index, { report: (finding) => findings.push(finding) });
    const nodes = [...walk(compileNodes(document.body, environment, '/body'))];
    expect(findings).toEqual([]);
    expect(nodes.map(({ source }) => source.type)).toContain(type);
  });

  test('writes only props and events that its widgets have', () => {
    const environment = createEnvironment(index);
    for (const { source, meta } of walk(compileNodes(read(type).body, environment, '/body'))) {
      expect(Object.keys(meta?.props ?? {})).toEqual(expect.arrayContaining(Object.keys(source.props ?? {})));
      expect(Object.keys(meta?.events ?? {})).toEqual(expect.arrayContaining(Object.keys(source.on ?? {})));
      expect(Object.keys(meta?.slots ?? {})).toEqual(expect.arrayContaining(Object.keys(source.slots ?? {})));
    }
  });
});
