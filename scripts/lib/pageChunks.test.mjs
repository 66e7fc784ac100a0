import { expect, test } from 'vitest';
import { inRoot } from './paths.mjs';
import { assign } from './pageChunks.mjs';

const script = (fileName, imports = [], isEntry = false) => ({
  fileName,
  moduleIds: [inRoot(`${fileName}x`)],
  imports,
  isEntry,
});
const page = (chunk, ...modules) => ({ title: chunk, chunk, modules });
const scripts = [
  script('main.ts', ['react.ts'], true),
  script('react.ts'),
  script('table.ts', ['react.ts']),
  script('list.ts', ['table.ts', 'main.ts']),
  script('form.ts', ['table.ts', 'engine.ts']),
  script('engine.ts'),
  script('chart.ts', ['react.ts']),
];
const pages = [page('list', 'main.tsx', 'list.tsx'), page('form', 'form.tsx')];

test('what the entry needs comes first, then each page with what none before it has brought', () => {
  const found = [...assign(scripts, pages)].map(([id, chunk]) => [id.slice(inRoot('').length + 1), chunk]);
  expect(Object.fromEntries(found)).toEqual({
    'main.tsx': 'entry',
    'react.tsx': 'entry',
    'list.tsx': 'list',
    'table.tsx': 'list',
    'form.tsx': 'form',
    'engine.tsx': 'form',
  });
});

test('a page of another build, whose modules are not there, groups nothing', () => {
  expect([...assign(scripts, [page('login', 'login.tsx')]).values()]).toEqual(['entry', 'entry']);
});
