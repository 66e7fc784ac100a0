import type { TSchema } from 'typebox';
import { Settings } from 'typebox/system';
import { Check, Errors } from 'typebox/value';
import { ownMember, valueAt } from '../../schemas/pointer.ts';
import type { LocalText } from '../../schemas/text.ts';
import { LocalTextSchema } from '../../schemas/textSchema.ts';

/** What a validator complains of: the keyword that failed, and where in the value. */
export interface ShapeError {
  readonly keyword: string;
  /** Within the shape that was meant, where a member tells it apart. */
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly params: object;
  /** What stands there. */
  readonly value: unknown;
  /** The members that may stand where one is that is not known. */
  readonly known: readonly string[];
  /** What the schema there wants, in words, where it says so by its member `wanted`. */
  readonly wanted: LocalText | undefined;
}

/** As many complaints as one value is worth: of a union each branch adds its own. */
Settings.Set({ maxErrors: 500 });

type Definitions = Readonly<Record<string, TSchema>>;
type Place = Readonly<{ schema: unknown; definitions: Definitions }>;

/**
 * Errors of a value. Of a shape that a member tells apart (`schemas/tagged.ts`) the validator says no more than that it
 * is wrong; here the errors of the shape that was meant stand in its place.
 */
export function* shapeErrors(
  schema: TSchema,
  value: unknown,
  base = '',
  definitions: Definitions = definitionsIn(schema),
): Generator<ShapeError> {
  for (const error of meantOnly(Errors(definitions, schema, value))) {
    const { keyword, params, instancePath, schemaPath } = error;
    const meant = keyword === 'if' ? branchAt({ schema, definitions }, schemaPath) : undefined;
    if (meant) {
      yield* shapeErrors(meant.schema, valueAt(value, instancePath), base + instancePath, meant.definitions);
    } else {
      yield {
        keyword,
        schemaPath,
        params,
        instancePath: base + instancePath,
        value: valueAt(value, instancePath),
        known:
          keyword === 'boolean'
            ? absentAt({ schema, definitions }, schemaPath, valueAt(value, parentOf(instancePath)))
            : [],
        wanted: wantedAt({ schema, definitions }, schemaPath),
      };
    }
  }
}

const known = new WeakMap<object, Definitions>();

/**
 * All definitions inside of a schema, whose names are those of one language. The validator looks for what a reference names
 * among those that it is given first, and else through the whole schema, for each node of the value anew.
 */
function definitionsIn(schema: TSchema): Definitions {
  const found = known.get(schema);
  if (found) return found;
  const definitions: Record<string, TSchema> = {};
  const visited = new Set<unknown>();
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || visited.has(part)) return;
    visited.add(part);
    const own = ownMember(part, '$defs');
    if (isSchema(own)) Object.assign(definitions, own);
    for (const each of Object.values(part)) collect(each);
  };
  collect(schema);
  known.set(schema, definitions);
  return definitions;
}

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Members that may stand in an object and do not: one that is there was not meant. */
const absentAt = (root: Place, path: string, owner: unknown): readonly string[] =>
  membersAt(root, path).filter((name) => ownMember(owner, name) === undefined);

type Complaint = ReturnType<typeof Errors>[number];

/** Of a union of objects each shape complains: those of the shape that is least wrong say what was meant. */
function meantOnly(complaints: readonly Complaint[]): readonly Complaint[] {
  const astray = new Set(complaints.filter(({ keyword }) => keyword === 'anyOf').flatMap(shapesAstray));
  return astray.size === 0 ? complaints : complaints.filter((each) => !astray.has(each));

  function shapesAstray({ schemaPath, instancePath }: Complaint): readonly Complaint[] {
    const branches = new Map<string, Complaint[]>();
    for (const each of complaints) {
      if (!each.schemaPath.startsWith(`${schemaPath}/anyOf/`)) continue;
      if (each.instancePath !== instancePath && !each.instancePath.startsWith(`${instancePath}/`)) continue;
      const branch = each.schemaPath.slice(schemaPath.length).split('/')[2] ?? '';
      branches.set(branch, [...(branches.get(branch) ?? []), each]);
    }
    const shapes = [...branches.values()].filter(
      (own) => !own.some((each) => each.keyword === 'type' && each.instancePath === instancePath),
    );
    const slips = shapes.map((own) =>
      own.filter((each) => each.instancePath === instancePath).reduce((sum, each) => sum + namesIn(each), 0),
    );
    return shapes.filter((_, at) => (slips[at] ?? 0) > Math.min(...slips)).flat();
  }
}

/** How many members a complaint names that are missing, or that there are none of. */
const namesIn = ({ keyword, params }: Complaint): number => {
  if (keyword === 'required' && 'requiredProperties' in params) return params.requiredProperties.length;
  return keyword === 'additionalProperties' && 'additionalProperties' in params
    ? params.additionalProperties.length
    : 0;
};

/** What a schema path leads to. */
function placeAt(root: Place, path: string): Place {
  let place = entered(root);
  for (const key of path.split('/').slice(1))
    place = entered({ ...place, schema: ownMember(place.schema, key) });
  return place;
}

/** The members that an object may have, by the path of the schema that refuses all others. */
const membersAt = (root: Place, path: string): readonly string[] =>
  Object.keys(ownMember(placeAt(root, path.replace(/\/[^/]*$/, '')).schema, 'properties') ?? {});

/** The words of the schema whose keyword stands at a schema path. */
function wantedAt(root: Place, path: string): LocalText | undefined {
  const words = ownMember(placeAt(root, path.replace(/\/[^/]*$/, '')).schema, 'wanted');
  return Check(LocalTextSchema, words) ? words : undefined;
}

/** The `then` of the if/then that a schema path leads to, with the definitions that it can name. */
function branchAt(root: Place, path: string): { schema: TSchema; definitions: Definitions } | undefined {
  const place = placeAt(root, path);
  const then = ownMember(place.schema, 'then');
  return isSchema(then) ? { schema: then, definitions: place.definitions } : undefined;
}

/** A schema behind its references. */
function entered({ schema, definitions }: Place): Place {
  const own = ownMember(schema, '$defs');
  const known = { ...definitions, ...(isSchema(own) && (own as Definitions)) };
  const reference = ownMember(schema, '$ref');
  const target = typeof reference === 'string' ? known[reference] : undefined;
  return target ? entered({ schema: target, definitions: known }) : { schema, definitions: known };
}

const isSchema = (value: unknown): value is TSchema => typeof value === 'object' && value !== null;
