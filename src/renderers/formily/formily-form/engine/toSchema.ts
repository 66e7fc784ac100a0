import type { ISchema } from '@formily/react';
import type { FormilyNode, PatternRule } from '../../../../documents/formily/plan.ts';
import { stateReaction, userReaction } from './reactions.ts';
import type { SchemaRun } from './SchemaRun.ts';

/** What a schema is made with for the engine. */
export interface SchemaParts {
  readonly run: SchemaRun;
  /** Under which name the engine finds the component that is named in a schema. */
  readonly component: (name: string) => string;
  /** Nothing is stored yet: what the schema begins with counts. */
  readonly isNew: boolean;
  /** What stands for a component that there is not. */
  readonly missing: string;
  /** Compiles a pattern to a test in linear time. */
  readonly pattern: ((source: string) => (text: string) => boolean) | undefined;
  /** What is said of a value with another pattern, where the schema says nothing. */
  readonly mismatch: string;
}

/** What was read of a schema for the engine: data, with reactions that are ours. */
export function toSchema(node: FormilyNode, parts: SchemaParts): ISchema {
  const { missing } = node;
  // What a stored record has empty stays empty.
  const { default: first, ...others } = node.members;
  const members = parts.isNew && first !== undefined ? node.members : others;
  const named = (name: unknown): string | undefined =>
    typeof name === 'string' ? parts.component(name) : undefined;
  return {
    ...members,
    'x-component': missing === undefined ? named(members['x-component']) : parts.missing,
    'x-decorator': named(members['x-decorator']),
    ...(missing !== undefined && { 'x-component-props': { name: missing } }),
    'x-validator': validatorOf(members['x-validator'], node.patterns, parts),
    'x-reactions': [
      ...node.writes.map((write) => stateReaction(write, parts.run)),
      ...node.reactions.map((reaction) => userReaction(reaction, parts.run)),
    ],
    properties: propertiesOf(node, parts),
    ...(node.items && { items: itemsOf(node.items, parts) }),
  };
}

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

/** A row that is added is new in any record. */
function itemsOf(items: FormilyNode | readonly FormilyNode[], around: SchemaParts): ISchema | ISchema[] {
  const parts = { ...around, isNew: true };
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
              typeof value !== 'string' || value === '' || test(value) ? '' : (message ?? mismatch),
          },
        ]
      : [];
  });
  return [...own, ...judged];
}

function compiled(source: string, pattern: SchemaParts['pattern']): ((text: string) => boolean) | undefined {
  try {
    return pattern?.(source);
  } catch {
    return undefined; // The check of the document says why.
  }
}
