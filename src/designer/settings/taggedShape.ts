import type { TSchema } from 'typebox';
import { type Choice, choicesOf } from './choicesOf.ts';
import { shapeOf } from './schemaShape.ts';

/** One of several shapes that a member tells apart (`schemas/tagged.ts`), as a panel sets it. */
export interface TaggedShape {
  /** The member that tells them apart. */
  readonly tag: string;
  readonly choices: readonly Choice[];
  /** The schema of each, by what the tag holds. */
  readonly variants: ReadonlyMap<string, TSchema>;
}

const known = new WeakMap<TSchema, TaggedShape | undefined>();

/** The shapes of a schema; undefined where it is no such schema. */
export function taggedShape(schema: TSchema): TaggedShape | undefined {
  if (!known.has(schema)) known.set(schema, readTagged(schema));
  return known.get(schema);
}

function readTagged(schema: TSchema): TaggedShape | undefined {
  const { allOf, properties = {} } = shapeOf(schema);
  const [tag, ...others] = Object.keys(properties);
  const told = tag === undefined ? undefined : properties[tag];
  if (allOf === undefined || tag === undefined || told === undefined || others.length > 0) return undefined;
  const variants = new Map<string, TSchema>();
  for (const { if: condition, then } of allOf) {
    const value = shapeOf(shapeOf(condition ?? {}).properties?.[tag] ?? {}).const;
    if (typeof value === 'string' && then !== undefined) variants.set(value, then);
  }
  return variants.size === 0 ? undefined : { tag, choices: choicesOf(told) ?? [], variants };
}
