import { expect, test } from 'vitest';
import { plainEnvironment } from '../../tests/support/plainDocuments.ts';
import type { FieldReference, Node } from '../schemas/node.ts';
import { compileNodes } from './compile.ts';
import { CompileMemo } from './CompileMemo.ts';

const label = (id: string): Node => ({ type: 'label', id });
const box = (id: string, children: (Node | FieldReference)[]): Node => ({ type: 'box', id, children });

test('after a change, the node that changed and those around it are compiled, and nothing else', () => {
  const environment = plainEnvironment();
  const memo = new CompileMemo();
  const compile = (nodes: readonly Node[]) => compileNodes(nodes, environment, '/body', undefined, memo);
  const [left, right, changed] = [box('left', [label('a')]), label('right'), label('changed')];
  const first = compile([left, box('outer', [changed, right])]);
  const after = compile([left, box('outer', [{ ...changed, title: 'new' }, right])]);
  expect(after[0]).toBe(first[0]);
  expect(after[1]).not.toBe(first[1]);
  expect(after[1]!.children[0]).not.toBe(first[1]!.children[0]);
  expect(after[1]!.children[1]).toBe(first[1]!.children[1]);
});

test('what comes before a node changes its path and not its key; of one id twice, the second goes by its path', () => {
  const environment = plainEnvironment();
  const memo = new CompileMemo();
  const keys = (nodes: readonly Node[]) =>
    compileNodes(nodes, environment, '/body', undefined, memo).map(({ key, path }) => [key, path]);
  const [a, b] = [label('a'), label('b')];
  expect(keys([b])).toEqual([['b', '/body/0']]);
  expect(keys([a, b, { ...a }])).toEqual([
    ['a', '/body/0'],
    ['b', '/body/1'],
    ['/body/2', '/body/2'],
  ]);
  expect(compileNodes([a], environment, '/body')[0]!.key).toBe('/body/0');
});

test('a container is compiled anew where a field that it places has changed', () => {
  const environment = plainEnvironment();
  const memo = new CompileMemo();
  const layout = [box('outer', [{ field: 'name', layout: { span: 2 } }]), box('other', [])];
  const compile = (title: string) => {
    const field: Node = { type: 'text-field', id: 'f', name: 'name', title };
    return compileNodes(layout, environment, '/layout', () => field, memo);
  };
  const [outer, other] = compile('one');
  const again = compile('two');
  expect(again[0]!.children[0]!.source).toMatchObject({ title: 'two', layout: { span: 2 } });
  expect(again[0]).not.toBe(outer);
  expect(again[1]).toBe(other);
});
