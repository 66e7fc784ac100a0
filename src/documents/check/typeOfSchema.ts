import type { TSchema } from 'typebox';
import { types, type StaticType } from '../../conditions/check/index.ts';

/** The part of JSON Schema that says what kind of value is wanted. */
interface Shape {
  readonly type?: unknown;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly additionalProperties?: unknown;
  readonly anyOf?: readonly TSchema[];
}

/** The static type of the values that a schema admits; `any` where it says nothing that expressions know of. */
export function typeOfSchema(schema: TSchema | undefined): StaticType {
  const shape: Shape = schema ?? {};
  if (shape.anyOf) return shape.anyOf.map(typeOfSchema).reduce(types.join, { kind: 'null' });
  switch (shape.type) {
    case 'string':
      return Array.isArray(shape.enum) && shape.enum.every((each) => typeof each === 'string')
        ? { kind: 'text', values: shape.enum }
        : types.TEXT;
    case 'number':
    case 'integer':
      return types.NUMBER;
    case 'boolean':
      return types.BOOL;
    case 'null':
      return { kind: 'null' };
    case 'array':
      return types.listOf(typeOfSchema(shape.items));
    case 'object': {
      const members = Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, member]) => [name, typeOfSchema(member)]),
      );
      return shape.additionalProperties === false ? types.recordOf(members) : types.openRecord(members);
    }
    default:
      return types.ANY;
  }
}
