import { expect, test } from 'vitest';
import { closure } from './budgets.mjs';

const manifest = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_table.js': { file: 'assets/table.js', imports: ['_react.js', 'index.html'] },
  'src/portal/ListPage.tsx': { file: 'assets/list.js', isDynamicEntry: true, imports: ['_table.js'] },
  'src/portal/FormPage.tsx': { file: 'assets/form.js', isDynamicEntry: true },
  'src/portal/page.css': { file: 'assets/page.css' },
};

test('a page loads its modules and what they import, each script once', () => {
  expect(closure(manifest, ['index.html', 'src/portal/ListPage.tsx'])).toEqual({
    files: ['assets/list.js', 'assets/main.js', 'assets/react.js', 'assets/table.js'],
    missing: [],
  });
});

test('what is imported dynamically does not count by itself', () => {
  expect(closure(manifest, ['index.html']).files).toEqual(['assets/main.js', 'assets/react.js']);
});

test('a folder stands for every page in it', () => {
  expect(closure(manifest, ['src/portal/']).files).toContain('assets/form.js');
});

test('a module that the build does not know is named', () => {
  expect(closure(manifest, ['src/gone.tsx', 'src/nowhere/']).missing).toEqual([
    'src/gone.tsx',
    'src/nowhere/',
  ]);
});
