import { readdirSync, readFileSync } from 'node:fs';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { compileNodes, walk } from '../../src/documents/compile.ts';
import { createEnvironment } from '../../src/documents/environment.ts';
import { createMetaIndex } from '../../src/documents/metaIndex.ts';
import { metas } from '../../src/renderers/metas.ts';
import { AppSchema, type AppDocument } from '../../src/schemas/documents/app.ts';
import type { Finding } from '../../src/schemas/finding.ts';

const folder = 'examples/renderers';
const index = createMetaIndex(metas);
const read = (type: string): AppDocument =>
  JSON.parse(readFileSync(`${folder}/${type}.json`, 'utf8')) as AppDocument;

const types = metas.filter((meta) => !meta.document).map(({ type }) => type);

test('there is one example for each widget, and none for what is no widget', () => {
  const written = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
  expect(written.sort()).toEqual([...types].sort());
});

describe.each(readdirSync(folder).map((file) => file.replace(/\.json$/, '')))('%s', (type) => {
  test('is a page that shows the widget', () => {
    const document = read(type);
    expect([...Value.Errors(AppSchema, document)]).toEqual([]);
    expect(document.id).toBe(`example-${type}`);
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
