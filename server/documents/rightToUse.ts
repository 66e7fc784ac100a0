import { checkFinding } from '../../src/documents/check/findings.ts';
import { canonicalJson } from '../../src/documents/diff/canonicalJson.ts';
import { same } from '../../src/documents/same.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { actionDeclarations } from '../../src/schemas/actionParameters.ts';
import { DESIGNERS } from '../../src/schemas/designRight.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import { pointer } from '../../src/schemas/pointer.ts';
import { hasDesignRight } from './designPolicy.ts';
import { refusal } from './documentShape.ts';
import { foreignDocuments } from './foreignNames.ts';
import { openedToAll } from './openedToAll.ts';
import type { DocumentReading } from './services.ts';
import { rolesOf } from './systemRoles.ts';

/** A document as it is to be kept, and what is kept of it. */
export interface Kept {
  readonly document: AtriumDocument;
  /** Absent: it is new. */
  readonly before?: unknown;
  /** Whose it is, or will be. */
  readonly system: string | null;
}

/**
 * What a document takes that its designer has no right to: documents of other systems that are not shared and interfaces that
 * are not open to it, be it by way of what it names; what opens a system to everybody; roles that are none of the system's, widgets and actions that administrators alone put in, rights of roles without the right `grant`.
 * What the document had before, as it was before, stays: somebody had the right.
 */
export async function findForeign(ctx: DocumentReading, kept: Kept): Promise<readonly Finding[]> {
  const pretended = designersNamed(kept);
  if (ctx.actor.isAdmin || pretended.length > 0) return pretended;
  const findings = [
    ...(await foreignDocuments(ctx, kept)),
    ...reserved(ctx, kept),
    ...openedToAll(ctx, kept),
  ];
  return [...findings, ...(await foreignRoles(ctx, kept))];
}

/** What stands in the product's own documents for all who design is nobody's to name. */
const designersNamed = ({ document }: Kept): readonly Finding[] =>
  grantsIn(document).flatMap(({ roles, path }) =>
    roles.includes(DESIGNERS) ? [checkFinding('RIGHT_TO_USE.role', path, { name: DESIGNERS })] : [],
  );

/** @throws AppError DOCUMENT_INVALID at what the caller has no right to use */
export async function refuseForeign(ctx: DocumentReading, kept: Kept): Promise<void> {
  const found = await findForeign(ctx, kept);
  if (found.length > 0) throw refusal(found, 'RIGHT_TO_USE');
}

/** Widgets and actions that administrators alone put into documents, where they are not as they were. */
function reserved(ctx: DocumentReading, { document, before }: Kept): readonly Finding[] {
  const { metas } = ctx.platform.vocabulary;
  const reservedIn = (root: unknown): ReadonlyMap<string, { name: string; path: string }> => {
    const found = new Map<string, { name: string; path: string }>();
    walk(root, '', (value, path) => {
      const { type, do: action } = value;
      const isWidget = typeof type === 'string' && metas.get(type)?.administrators === true;
      const isAction =
        typeof action === 'string' &&
        Object.hasOwn(actionDeclarations, action) &&
        actionDeclarations[action]?.administrators === true;
      if (isWidget) found.set(canonicalJson(value), { name: type, path });
      else if (isAction) found.set(canonicalJson(value), { name: action, path });
    });
    return found;
  };
  const had = reservedIn(before);
  return [...reservedIn(document)].flatMap(([written, { name, path }]) =>
    had.has(written) ? [] : [checkFinding('RIGHT_TO_USE.reserved', path, { name })],
  );
}

async function foreignRoles(
  ctx: DocumentReading,
  { document, before, system }: Kept,
): Promise<readonly Finding[]> {
  const [now, then] = [grantsIn(document), grantsIn(before)];
  if (
    same(
      now.map(({ grant }) => grant),
      then.map(({ grant }) => grant),
    )
  )
    return [];
  if (!hasDesignRight(ctx.actor, 'grant', system))
    return [checkFinding('RIGHT_TO_USE.grants', now[0]?.path ?? '', {})];
  const known = new Set([...(await rolesOf(ctx.db, system)), ...then.flatMap(({ roles }) => roles)]);
  return now.flatMap(({ roles, path }) =>
    roles
      .filter((role) => !known.has(role))
      .map((role) => checkFinding('RIGHT_TO_USE.role', path, { name: role })),
  );
}

interface FoundGrant {
  readonly grant: unknown;
  readonly roles: readonly string[];
  readonly path: string;
}

/** The grants of a form, and those of a system's menus. */
export function grantsIn(document: unknown): readonly FoundGrant[] {
  const found: FoundGrant[] = [];
  walk(document, '', (value, path) => {
    if (!Array.isArray(value.grants)) return;
    for (const [index, grant] of (value.grants as readonly unknown[]).entries())
      found.push({ grant, roles: rolesNamed(grant), path: `${path}/grants/${String(index)}` });
  });
  return found;
}

/** The roles that one grant is for. */
export function rolesNamed(grant: unknown): readonly string[] {
  if (!isObject(grant)) return [];
  const { role, roles } = grant;
  const named = [role, ...(Array.isArray(roles) ? (roles as readonly unknown[]) : [])];
  return named.filter((each) => typeof each === 'string');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Visits every object inside of a value that was accepted, whose depth is bounded. */
function walk(
  value: unknown,
  path: string,
  visit: (value: Readonly<Record<string, unknown>>, path: string) => void,
): void {
  if (Array.isArray(value)) {
    for (const [index, each] of (value as readonly unknown[]).entries())
      walk(each, pointer(path, index), visit);
  } else if (isObject(value)) {
    visit(value, path);
    for (const [key, each] of Object.entries(value)) walk(each, pointer(path, key), visit);
  }
}
