import type { ISchema } from '@formily/react';
import type { FormilyNode, PatternRule } from '../../../../documents/formily/plan.ts';
import { stateReaction, userReaction } from './reactions.ts';
import type { SchemaRun } from './SchemaRun.ts';

/** What a schema is made with for the engine. */
export interface SchemaParts {
  readonly run: SchemaRun;
  /** Under which name the engine finds the component that is named in a schema. */
  readonly component: (name: string) => string;
  /** What stands for a component that there is not. */
  readonly missing: string;
  /** Compiles a pattern to a test in linear time. */
  readonly pattern: ((source: string) => (text: string) => boolean) | undefined;
  /** What is said of a value with another pattern, where the schema says nothing. */
  readonly mismatch: () => string;
}

/** What was read of a schema for the engine: data, with reactions that are ours. */
export function toSchema(node: FormilyNode, parts: SchemaParts): ISchema {
  const { missing } = node;
  // What a field begins with is written by ours: what a stored record has empty stays empty.
  const { default: first, ...members } = node.members;
  const begins = first === undefined ? [] : [{ to: ['initialValue'], value: first, changes: false }];
  const named = (name: unknown): string | undefined =>
    typeof name === 'string' ? parts.component(name) : undefined;
  return {
    ...members,
    'x-component': missing === undefined ? named(members['x-component']) : parts.missing,
    'x-decorator': named(members['x-decorator']),
    ...(missing !== undefined && { 'x-component-props': { name: missing } }),
    ...(members['x-component'] === 'FormTab.TabPane' && {
      // A tab that nobody has opened has fields, too, which are judged and sent.
      'x-component-props': { ...propsOf(members), forceRender: true },
    }),
    ...(members['x-component'] === 'ArrayTable.Column' && {
      'x-component-props': { ...leastWidth(node), ...propsOf(members) },
    }),
    'x-validator': validatorOf(members['x-validator'], node.patterns, parts),
    'x-reactions': [
      ...[...begins, ...node.writes].map((write) => stateReaction(write, parts.run)),
      ...node.reactions.map((reaction) => userReaction(reaction, parts.run)),
    ],
    properties: propertiesOf(node, parts),
    ...(node.items && { items: itemsOf(node.items, parts) }),
  };
}

/** Room that a field needs in a table to be typed into and to tell its error, px. */
const CELL = 144;

/** Of a column with a field in it, unless the schema says how wide it is: on a phone the table scrolls instead. */
function leastWidth({ members, properties }: FormilyNode): { minWidth?: number } {
  const holds = (node: FormilyNode): boolean =>
    node.members.type !== 'void' || node.properties.some(([, each]) => holds(each));
  if (!properties.some(([, each]) => holds(each))) return {};
  const width: unknown = Reflect.get(propsOf(members), 'width');
  return { minWidth: typeof width === 'number' ? width : CELL };
}

const propsOf = (members: FormilyNode['members']): object => Object(members['x-component-props']) as object;

/** In the order of `x-index`; those without one come last, as in Formily. */
function propertiesOf({ properties }: FormilyNode, parts: SchemaParts): Record<string, ISchema> {
  const indexOf = (node: FormilyNode): number => {
    const index = node.members['x-index'];
    return typeof index === 'number' ? index : Infinity;
  };
  const sorted = [...properties].sort(([, a], [, b]) =>
    indexOf(a) === indexOf(b) ? 0 : indexOf(a) - indexOf(b),
  );
  return Object.fromEntries(
    sorted.map(([name, node], index) => [name, { ...toSchema(node, parts), 'x-index': index }]),
  );
}

function itemsOf(items: FormilyNode | readonly FormilyNode[], parts: SchemaParts): ISchema | ISchema[] {
  return 'members' in items ? toSchema(items, parts) : items.map((each) => toSchema(each, parts));
}

function validatorOf(
  rules: unknown,
  patterns: readonly PatternRule[],
  { pattern, mismatch }: SchemaParts,
): readonly object[] {
  const own: readonly object[] = Array.isArray(rules) ? rules : [];
  const judged = patterns.flatMap(({ source, message }) => {
    const test = compiled(source, pattern);
    return test
      ? [
          {
            validator: (value: unknown) =>
              !isJudged(value) || test(String(value)) ? '' : (message ?? mismatch()),
          },
        ]
      : [];
  });
  return [...own, ...judged];
}

/** Numbers are judged as they are written; what is empty breaks no rule but that it is required. */
const isJudged = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

function compiled(source: string, pattern: SchemaParts['pattern']): ((text: string) => boolean) | undefined {
  try {
    return pattern?.(source);
  } catch {
    return undefined; // The check of the document says why.
  }
}
