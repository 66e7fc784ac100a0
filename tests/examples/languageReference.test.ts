import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operatorsByType } from '../../src/conditions/index.ts';
import { platformNames } from '../../src/documents/check/platformNames.ts';
import { declaredTypes } from '../../src/documents/check/pageScope.ts';
import { hideRule } from '../../src/documents/hide.ts';
import { metas } from '../../src/renderers/metas.ts';
import { actionDeclarations } from '../../src/schemas/actionParameters.ts';
import { hidePolicies } from '../../src/schemas/node.ts';

// What the reference says is what the declarations say: a table that goes stale fails here.

const folder = 'docs/language';
const page = (name: string): string => readFileSync(`${folder}/${name}.md`, 'utf8');
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
/** The rows of all tables of a page whose first cell is one word of code. */
const rowsOf = (name: string): ReadonlyMap<string, string[]> =>
  new Map(
    page(name)
      .split('\n')
      .map(cellsOf)
      .flatMap(([first = '', ...rest]) => {
        const word = /^`(\w+)`$/.exec(first)?.[1];
        return word === undefined ? [] : [[word, rest] as const];
      }),
  );
const code = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

describe('the reference of the language', () => {
  test('lists every action with its parameters and its result', () => {
    const rows = rowsOf('actions');
    for (const { name, parameters, optional, result } of Object.values(actionDeclarations)) {
      const taken = Object.keys(parameters).map((each) => (optional.includes(each) ? `${each}?` : each));
      expect(rows.get(name)?.slice(0, 2), name).toEqual([
        code(taken) || '–',
        typeof result === 'string' ? result : 'own',
      ]);
    }
    const known = new Set([...Object.keys(actionDeclarations), 'do', 'when', 'onError']);
    expect([...rows.keys()].filter((name) => !known.has(name))).toEqual([]);
  });

  test('lists every operator of each type', () => {
    const rows = rowsOf('expressions');
    for (const [type, operators] of Object.entries(operatorsByType)) {
      expect(rows.get(type), type).toEqual([code(operators)]);
    }
  });

  test('lists the variables of the platform, and no others', () => {
    const named = [...rowsOf('expressions').keys()].filter((name) => /^platform_|^actionMights$/.test(name));
    expect(named.sort()).toEqual(Object.keys(platformNames).sort());
  });

  test('lists the names that widgets add', () => {
    const text = page('expressions');
    const added = new Set(
      metas.flatMap(({ family, provides = {} }) => (family === 'logic' ? [] : Object.keys(provides))),
    );
    expect([...added].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  test('lists the types of parameters and variables', () => {
    const rows = rowsOf('pages');
    expect(Object.keys(declaredTypes).filter((type) => !rows.has(type))).toEqual([]);
  });

  test('says of each hide policy what becomes of the value', () => {
    const sent = { value: 'sent', null: 'sent as null', nothing: 'left out' } as const;
    const rows = rowsOf('hiding');
    for (const policy of hidePolicies) {
      const { empties, submits } = hideRule(policy);
      expect(rows.get(policy), policy).toEqual([
        empties ? 'emptied' : 'kept',
        empties ? 'empty' : 'the old value',
        sent[submits],
      ]);
    }
  });

  test('lists the kinds of props that widgets have', () => {
    const rows = rowsOf('props');
    const kinds = new Set(metas.flatMap(({ props }) => Object.values(props).map(({ kind }) => kind)));
    expect([...kinds].filter((kind) => !rows.has(kind))).toEqual([]);
  });

  test('is reached from its first page', () => {
    const first = page('README');
    const others = readdirSync(folder).filter((name) => name !== 'README.md');
    expect(others.filter((name) => !first.includes(`(${name})`))).toEqual([]);
  });
});
