import { describe, expect, test } from 'vitest';
import { functionTable } from '../functions/functionTable.ts';
import { isStep, type Node, walk } from './tree.ts';
import { locatedTree } from './located.ts';

/** Each name of an expression with the text at the place that it says. */
function placed(text: string): readonly string[] {
  const tree = locatedTree(text, functionTable);
  if (tree === undefined) throw new Error('not located');
  const names: [string, number | undefined][] = [];
  walk(tree, (node: Node) => {
    if (node.kind === 'name') names.push([node.name, node.at]);
    if (node.kind !== 'path') return;
    for (const step of node.steps) if (isStep(step) && step.index < 0) names.push([step.key, step.at]);
  });
  return names
    .sort(([, a = 0], [, b = 0]) => a - b)
    .map(([name, at = -1]) => `${name}=${text.slice(at, at + name.length)}`);
}

describe('names of an expression', () => {
  test.each([
    ['a.b + c[d.e].f * a', 'a b c d e f a'],
    ['x[\'days\'] + x["y"][0].z', 'x days x y z'],
    ['1e5 + e5 - 0x1F * x1 + .5e-3', 'e5 x1'],
    ["'a.b' == a /* a.b */ .b and not b in c", 'a b b c'],
    ['a ? b.c : d ? e : f', 'a b c d e f'],
    ["sum(pluck(rows, 'days')) + map(upper, list)", 'rows list'],
    ['a ^ -b or c <= d and true != null', 'a b c d'],
    ['"\\"a" + a', 'a'],
    ['a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r.s', 'a b c d e f g h i j k l m n o p q r s'],
  ])('of %s stand where they say', (text, names) => {
    expect(placed(text)).toEqual(names.split(' ').map((name) => `${name}=${name}`));
  });
});
