import { expect, test } from 'vitest';
import { compileHints } from './compileHints.mjs';

test('the scripts that every visit begins with say so in their first line, with their packages; no others do', () => {
  const { handler } = compileHints(['workspace']).generateBundle;
  const file = (name, type = 'chunk') => ({ type, name, code: 'let a;' });
  const names = ['index', 'entry-packages', 'workspace', 'workspace-packages', 'form'];
  const bundle = Object.fromEntries(names.map((name) => [name, file(name)]));
  handler(undefined, { ...bundle, style: { type: 'asset', name: 'workspace' } });
  const hinted = names.filter((name) => bundle[name].code === '//# allFunctionsCalledOnLoad\nlet a;');
  expect(hinted).toEqual(names.slice(0, 4));
});
