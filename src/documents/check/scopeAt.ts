import { types, type Origin, type RecordType, type StaticType } from '../../conditions/check/index.ts';
import type { AtriumDocument, DocumentKind } from '../../schemas/documents/index.ts';
import { storedKind } from '../../schemas/kinds.ts';
import type { Text } from '../../schemas/text.ts';
import { partsOf } from '../parts/partsOf.ts';
import type { Part } from '../parts/part.ts';
import type { CheckContext, SeenNames } from './context.ts';
import { isWithin } from './enter.ts';
import { checkWritten } from './findingsAt.ts';
import { nameTitles, recordTitles } from './nameTitles.ts';

/** What a place is looked at with: the context of the check, and what people call the names of the platform. */
export interface Surroundings extends CheckContext {
  readonly variableTitles?: Readonly<Record<string, Text>>;
}

/** A name that an expression can read. */
export interface ScopeName {
  /** As the record around it calls it. */
  readonly name: string;
  /** As an expression writes it: `form.reporter`, `sources.rows[0].state`. */
  readonly path: string;
  /** What people call it; its name where nobody said anything else. */
  readonly title: Text;
  readonly type: StaticType;
  /** The part of a document that declares it. */
  readonly declaredBy: Part | undefined;
  /** It is the same everywhere: of who looks, and of the device. */
  readonly isPlatform: boolean;
  /** What a record holds; of a list of records, what its first one holds. */
  readonly members: readonly ScopeName[];
}

/** What is seen at a place. */
export interface ScopeAt {
  /** What expressions read, as the check knows it. */
  readonly scope: RecordType;
  readonly names: readonly ScopeName[];
  /** What the left sides of rules compare: the same, or the fields of the records that are chosen by them. */
  readonly keys: RecordType;
  readonly keyNames: readonly ScopeName[];
}

/**
 * What an expression or a rule at a place of a document may read. It is what the check holds such an expression against:
 * the check walks towards the place and tells what is seen there.
 *
 * @param document of the present version; what of it is not of its shape ends the way there, and is told as far as it led
 * @param pointer JSON pointer of a member, which may be absent yet
 */
export function scopeAt(document: AtriumDocument, pointer: string, surroundings: Surroundings): ScopeAt {
  const { scope, keys = scope } = seenAt(document, pointer, surroundings);
  const around: NamingContext = { partOf: partFinder(document, surroundings), surroundings };
  const names = topNames(scope, around);
  return { scope, names, keys, keyNames: keys === scope ? names : topNames(keys, around) };
}

/** What is told with the longest pointer on the way to a place. */
function seenAt(document: AtriumDocument, pointer: string, surroundings: CheckContext): SeenNames {
  let seen: SeenNames = { scope: types.openRecord(surroundings.variables) };
  let longest = '';
  const onPlace = (path: string, told: SeenNames): void => {
    if (!isWithin(pointer, path) || path.length < longest.length) return;
    seen = told;
    longest = path;
  };
  checkWritten(document, { ...surroundings, onPlace, towards: pointer }, () => undefined);
  return seen;
}

type PartFinder = (origin: Origin | undefined) => Part | undefined;

/** Finds what declares a name; each document is taken apart once. */
function partFinder(own: AtriumDocument, { metas, document }: CheckContext): PartFinder {
  const trees = new Map<string, ReadonlyMap<string, Part>>();
  const ownName = `${storedKind(own.kind)}/${own.id}`;
  const partsIn = (name: string): ReadonlyMap<string, Part> => {
    const known = trees.get(name);
    if (known) return known;
    const [kind = '', id = ''] = name.split('/');
    const found = name === ownName ? own : document(kind as DocumentKind, id);
    const parts = found ? partsOf(found, metas).byKey : new Map<string, Part>();
    trees.set(name, parts);
    return parts;
  };
  return (origin) => (origin?.part === undefined ? undefined : partsIn(origin.document).get(origin.part));
}

interface NamingContext {
  readonly partOf: PartFinder;
  readonly surroundings: Surroundings;
}

/** The names of a scope: those that came last, which are of the nearest surroundings, first; those of the platform behind. */
function topNames(scope: RecordType, context: NamingContext): readonly ScopeName[] {
  const { variables, variableTitles = {} } = context.surroundings;
  const titleOf = (name: string): Text | undefined => variableTitles[name] ?? nameTitles[name];
  const names = namesIn(scope, '', titleOf, context).map((each) => ({
    ...each,
    isPlatform: each.declaredBy === undefined && Object.hasOwn(variables, each.name),
  }));
  const own = names.filter((each) => !each.isPlatform);
  const isRecord = own.some(({ type: { origin } }) => origin !== undefined);
  return [...(isRecord ? own : [...own].reverse()), ...names.filter((each) => each.isPlatform)];
}

/** Lists of lists, and records within records of records, that nobody reads through. */
const DEEPEST = 6;

/** @param titleOf what people call a name that no part declares */
function namesIn(
  type: StaticType,
  prefix: string,
  titleOf: (name: string) => Text | undefined,
  context: NamingContext,
  depth = 0,
): readonly ScopeName[] {
  if (type.kind === 'list')
    return type.of.kind === 'record' ? namesIn(type.of, `${prefix}[0]`, titleOf, context, depth) : [];
  if (type.kind !== 'record' || depth > DEEPEST) return [];
  return Object.entries(type.members).map(([name, member]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const declaredBy = context.partOf(member.origin);
    return {
      ...{ name, path, type: member, declaredBy, isPlatform: false },
      title: declaredBy?.title ?? titleOf(name) ?? name,
      members: namesIn(member, path, (inner) => recordTitles[inner], context, depth + 1),
    };
  });
}
