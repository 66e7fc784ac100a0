import { grammar } from './grammar.ts';
import type { Members, Part } from './grammar.ts';
import { isCut, namesOf } from './nameRules.ts';

/** Something that no configured statement may hold. */
export interface Forbidden {
  /** As a person would call it, e.g. `dblink()`. */
  readonly what: string;
  /** Bytes from the beginning of the statement, where the parser knows. */
  readonly at: number | undefined;
}

/** A tree nests deeper than anything that a person writes. */
export class TooDeep extends Error {}

/** Nodes within nodes; each takes some frames of the stack. */
const DEEPEST = 250;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How SQL says what the tree has another name for. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['intoClause', 'INTO'],
  ['lockingClause', 'FOR UPDATE'],
  ['useOp', 'ORDER BY USING'],
  ['coldeflist', 'AS (…)'],
]);

/** A kind of nodes, or a member, as SQL says it, nearly: `DeleteStmt` is DELETE, `CurrentOfExpr` is CURRENT OF. */
const wordsOf = (name: string): string =>
  WORDS.get(name) ??
  name
    .replace(/(?:Stmt|Expr|Clause|_clause)$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toUpperCase();

/** Where a node is; a statement is where its table is named, since the parser tells no other place of it. */
function placeOf(value: Members): number | undefined {
  const place = value.location ?? (isMembers(value.relation) ? value.relation.location : undefined);
  return typeof place === 'number' && place >= 0 ? place : undefined;
}

interface Walk {
  /** What is told of each node that is allowed. */
  readonly onNode: (kind: string, members: Members) => void;
}

/**
 * Holds a statement's tree to the grammar: its kinds of nodes, their members, and what stands in these.
 * @param onNode is told of each node on the way
 * @returns the first thing that is not allowed
 * @throws TooDeep
 */
export function findForbidden(kind: string, members: object, onNode: Walk['onNode']): Forbidden | undefined {
  return inNode({ onNode }, kind, members as Members, undefined, 0);
}

function inNode(
  walk: Walk,
  kind: string,
  members: Members,
  around: number | undefined,
  depth: number,
): Forbidden | undefined {
  if (depth > DEEPEST) throw new TooDeep();
  const at = placeOf(members) ?? around;
  const parts = Object.hasOwn(grammar, kind) ? grammar[kind] : undefined;
  if (parts === undefined) return { what: wordsOf(kind), at };
  for (const [name, member] of Object.entries(members)) {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (part === undefined) return { what: wordsOf(name), at };
    const found = inPart(walk, part, member, members, { at, depth });
    if (found !== undefined) return found;
  }
  walk.onNode(kind, members);
  return undefined;
}

interface Here {
  readonly at: number | undefined;
  readonly depth: number;
}

function inPart(
  walk: Walk,
  part: Part,
  member: unknown,
  node: Members,
  { at, depth }: Here,
): Forbidden | undefined {
  if (typeof part === 'string') return plainParts[part](member) ? undefined : { what: textOf(member), at };
  if (typeof part === 'function') {
    const what = part(member, node);
    return what === undefined ? undefined : { what, at };
  }
  if ('words' in part) return part.words.has(String(member)) ? undefined : { what: textOf(member), at };
  if ('only' in part)
    return isMembers(member) ? inNode(walk, part.only, member, at, depth + 1) : { what: part.only, at };
  for (const each of Array.isArray(member) ? (member as readonly unknown[]) : [member]) {
    const entries = isMembers(each) ? Object.entries(each) : [['?', undefined] as const];
    // An empty place, such as that of DISTINCT without ON, has none.
    for (const [kind, members] of entries) {
      if (!part.nodes.has(kind) || !isMembers(members))
        return { what: nodeText(kind, members), at: isMembers(members) ? (placeOf(members) ?? at) : at };
      const found = inNode(walk, kind, members, at, depth + 1);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

const isName = (value: unknown): boolean => typeof value === 'string' && !isCut(value);

const plainParts: Readonly<Record<Extract<Part, string>, (value: unknown) => boolean>> = {
  name: isName,
  names: (value) =>
    Array.isArray(value) &&
    value.every((each) => isMembers(each) && Object.keys(each).join() === 'String') &&
    namesOf(value).every(isName),
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
  constant: (value) =>
    isMembers(value) &&
    Object.values(value).every((each) => ['string', 'number', 'boolean'].includes(typeof each)),
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : wordsOf(JSON.stringify(value));

/** A name within what calls functions by names is told as it is written. */
function nodeText(kind: string, members: unknown): string {
  return kind === 'String' && isMembers(members) ? `.${String(members.sval)}` : wordsOf(kind);
}
