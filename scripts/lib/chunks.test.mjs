import { expect, test } from 'vitest';
import { closure } from './chunks.mjs';

const chunk = (fileName, moduleIds, imports = []) => ({ fileName, moduleIds, imports, isEntry: false });
const chunks = [
  chunk('main.js', ['/main.ts'], ['react.js']),
  chunk('react.js', ['/react.js']),
  chunk('table.js', ['/table.ts'], ['react.js', 'main.js']),
  chunk('list.js', ['/ListPage.tsx', '/Row.tsx'], ['table.js']),
  chunk('form.js', ['/FormPage.tsx']),
];

test('a page loads what holds its modules and what that imports, each script once', () => {
  const { files, missing } = closure(chunks, ['/main.ts', '/Row.tsx']);
  expect([...files].sort()).toEqual(['list.js', 'main.js', 'react.js', 'table.js']);
  expect(missing).toEqual([]);
});

test('a module that the build does not know is named', () => {
  expect(closure(chunks, ['/gone.tsx', '/main.ts']).missing).toEqual(['/gone.tsx']);
});
