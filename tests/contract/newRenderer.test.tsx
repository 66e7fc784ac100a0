import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readWidgetExamples } from '../../src/documents/readWidgetExamples.ts';
import { builtinRenderers } from '../../src/renderers/index.ts';
import type { RendererDefinition } from '../../src/runtime/registry/defineRenderer.ts';
import { describeContract } from './widgetContract.tsx';

// What `npm run new:renderer` writes keeps the contract before anybody touches it. The command runs in a copy of the
// sources, below the repository, so that packages are found.

const ROOT = path.resolve(import.meta.dirname, '../..');
mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
const copy = mkdtempSync(path.join(ROOT, '.cache', 'new-renderer-'));
for (const part of ['src/renderers', 'scripts', 'package.json', '.prettierrc.json']) {
  cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true });
}
// The rooms below are the very same, so that the new widgets stand in the pages that the test draws.
for (const room of ['schemas', 'conditions', 'documents', 'runtime']) {
  symlinkSync(path.join(ROOT, 'src', room), path.join(copy, 'src', room), 'junction');
}
const newRenderer = (...words: string[]) =>
  spawnSync(process.execPath, [path.join(copy, 'scripts/new-renderer.mjs'), ...words], { encoding: 'utf8' });

afterAll(() => {
  rmSync(copy, { recursive: true });
});

const fresh = [
  { family: 'display', Name: 'FreshText', type: 'fresh-text' },
  { family: 'input', Name: 'FreshField', type: 'fresh-field' },
  { family: 'layout', Name: 'FreshBox', type: 'fresh-box' },
];

for (const { family, Name } of fresh) {
  const { status, stdout, stderr } = newRenderer(family, Name);
  if (status !== 0) throw new Error(`The command failed: ${stdout}${stderr}`);
}
const { furtherRenderers } = (await import(path.join(copy, 'src/renderers/further.ts'))) as {
  furtherRenderers: readonly RendererDefinition[];
};
const renderers = fresh.flatMap(({ type }) => furtherRenderers.filter(({ meta }) => meta.type === type));

await describeContract(renderers, [...builtinRenderers, ...renderers], path.join(copy, 'examples/renderers'));

test('each is registered, for the server too', async () => {
  expect(renderers.map(({ meta }) => meta.type)).toEqual(fresh.map(({ type }) => type));
  const { metas } = (await import(path.join(copy, 'src/renderers/metas.ts'))) as {
    metas: readonly { type: string }[];
  };
  expect(metas.map(({ type }) => type)).toEqual(expect.arrayContaining(fresh.map(({ type }) => type)));
});

test.each(fresh)('$type has its example', ({ type }) => {
  const example: unknown = JSON.parse(
    readFileSync(path.join(copy, `examples/renderers/${type}.json`), 'utf8'),
  );
  expect(readWidgetExamples(example).page?.id).toBe(`example-${type}`);
});

test('a second one of the name is refused, and nothing is written', () => {
  const before = readFileSync(path.join(copy, 'src/renderers/further.metas.ts'), 'utf8');
  const { status, stderr } = newRenderer('layout', 'FreshText');
  expect(status).toBe(1);
  expect(stderr).toContain(
    'The widget type "fresh-text" is there already: src/renderers/display/fresh-text.',
  );
  expect(readFileSync(path.join(copy, 'src/renderers/further.metas.ts'), 'utf8')).toBe(before);
});
