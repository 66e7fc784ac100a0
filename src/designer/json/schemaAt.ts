import type { TSchema } from 'typebox';
import type { MetaIndex } from '../../documents/metaIndex.ts';

/** What of a JSON schema says which members and values there can be. */
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
}

/** A value on the way from the whole document to a place in it. */
export interface Level {
  /** The member or index by which the way goes on from here. */
  readonly name: string;
  /** Members of this value that are texts: they tell which of several shapes it has. */
  readonly texts: Readonly<Record<string, string>>;
}

/** What can stand at a place. */
interface Expected {
  /** Names of members, where it is an object. */
  readonly names: readonly string[];
  /** Values, where there are only so many. */
  readonly values: readonly unknown[];
}

type Defs = Readonly<Record<string, Shape>>;
interface Scoped {
  readonly shape: Shape;
  readonly defs: Defs;
}

/**
 * What can stand at a place of a document: by the schema of its kind, and within `props` by what the widget declares.
 * @param way values from the document inwards; the last one is the place itself, whose `name` says nothing
 */
export function expectedAt(schema: TSchema, way: readonly Level[], metas: MetaIndex): Expected {
  let scoped: readonly Scoped[] = [{ shape: schema, defs: {} }];
  let isWidget = false;
  for (const [at, { name, texts }] of way.entries()) {
    scoped = scoped.flatMap(spread).filter(({ shape }) => isLike(shape, texts));
    if (at === way.length - 1) break;
    const ofNode = scoped.some(({ shape }) => isNode(shape));
    isWidget = ofNode && name === 'type';
    const declared = ofNode && name === 'props' ? metas.get(texts.type ?? '')?.props : undefined;
    scoped =
      declared === undefined
        ? scoped.flatMap((each) => memberOf(each, name))
        : [{ shape: { properties: propShapes(declared) }, defs: {} }];
  }
  const names = scoped.flatMap(({ shape }) => Object.keys(shape.properties ?? {}));
  const values = isWidget ? metas.types : scoped.flatMap(({ shape }) => valuesOf(shape));
  return { names: [...new Set(names)], values: [...new Set(values)] };
}

const propShapes = (declared: Readonly<Record<string, { readonly schema: TSchema }>>): Defs =>
  Object.fromEntries(Object.entries(declared).map(([name, { schema }]) => [name, schema as Shape]));

/** Follows references and takes unions apart. */
function spread({ shape, defs: outer }: Scoped): readonly Scoped[] {
  const defs = shape.$defs === undefined ? outer : { ...outer, ...shape.$defs };
  if (shape.$ref !== undefined) {
    const name = shape.$ref.split('/').at(-1) ?? '';
    const named = defs[name];
    return named === undefined || named === shape ? [] : spread({ shape: named, defs });
  }
  if (shape.anyOf !== undefined) return shape.anyOf.flatMap((one) => spread({ shape: one, defs }));
  return [{ shape, defs }];
}

/** Whether a value with these texts can be of the shape: its members that are one word only are that word. */
const isLike = ({ properties = {} }: Shape, texts: Readonly<Record<string, string>>): boolean =>
  Object.entries(texts).every(([name, text]) => {
    const word = properties[name]?.const;
    return word === undefined || text === '' || word === text;
  });

const isNode = ({ properties = {} }: Shape): boolean => 'type' in properties && 'props' in properties;

function memberOf({ shape, defs }: Scoped, name: string): readonly Scoped[] {
  const { properties = {}, patternProperties = {}, items } = shape;
  const member =
    (Object.hasOwn(properties, name) ? properties[name] : undefined) ??
    (items !== undefined && /^\d+$/.test(name) ? items : Object.values(patternProperties)[0]);
  return member === undefined ? [] : [{ shape: member, defs }];
}

function valuesOf(shape: Shape): readonly unknown[] {
  if (shape.enum !== undefined) return shape.enum;
  if (shape.const !== undefined) return [shape.const];
  return shape.type === 'boolean' ? [true, false] : [];
}
