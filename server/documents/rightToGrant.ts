import { checkFinding } from '../../src/documents/check/findings.ts';
import { conditionsIn } from '../../src/documents/namedRules.ts';
import { same } from '../../src/documents/same.ts';
import type { DocumentByKind, AtriumDocument } from '../../src/schemas/documents/index.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import { storedKind } from '../../src/schemas/kinds.ts';
import { isRecord } from '../envelope/envelope.ts';
import { hasDesignRight } from './designPolicy.ts';
import { isGranted, readRules } from './grantedConditions.ts';
import { changedRight, rightsIn } from './grantedRights.ts';
import { readAs } from './naming.ts';
import type { DocumentReading } from './services.ts';
import { rolesOf } from './systemRoles.ts';
import { walkObjects } from './walkObjects.ts';

/** A document as it is to be, and as it was. */
export interface Change {
  readonly document: AtriumDocument;
  /** Absent: it is new. */
  readonly before?: unknown;
  /** Whose it is, or will be. */
  readonly system: string | null;
}

/** Rights that are other ones than before, for whoever has no right to give them, and of others the roles of others. */
export async function foreignRoles(ctx: DocumentReading, change: Change): Promise<readonly Finding[]> {
  const { document, before, system } = change;
  const changed = await placeOfChange(ctx.db, document, before);
  if (changed === undefined) return [];
  if (!hasDesignRight(ctx.actor, 'grant', system)) return [checkFinding('RIGHT_TO_USE.grants', changed, {})];
  const [now, then] = [grantsIn(document), grantsIn(before)];
  const known = new Set([...(await rolesOf(ctx.db, system)), ...then.flatMap(({ roles }) => roles)]);
  return now.flatMap(({ roles, path }) =>
    roles
      .filter((role) => !known.has(role))
      .map((role) => checkFinding('RIGHT_TO_USE.role', path, { name: role })),
  );
}

/** The first place where a document gives other rights than before; undefined where it gives the same. */
async function placeOfChange(
  db: DocumentReading['db'],
  document: AtriumDocument,
  before: unknown,
): Promise<string | undefined> {
  if (document.kind !== 'form' && document.kind !== 'system') return undefined;
  const findRules = conditionsIn(document).length > 0 ? await readRules(db) : () => undefined;
  const then = before === undefined ? undefined : readAs(before);
  return changedRight(rightsIn(document, findRules), rightsIn(then, findRules));
}

const isCondition = (document: AtriumDocument): document is DocumentByKind['condition' | 'condition_mew'] =>
  storedKind(document.kind) === 'condition';

/** Rules that the grants of a form name and that are other ones than before, for whoever has no right to give rights. */
export async function grantedRules(
  ctx: DocumentReading,
  { document, before, system }: Change,
): Promise<readonly Finding[]> {
  if (!isCondition(document) || hasDesignRight(ctx.actor, 'grant', system)) return [];
  const then = before === undefined ? undefined : readAs(before);
  if (then !== undefined && isCondition(then) && same(then.rules, document.rules)) return [];
  return (await isGranted(ctx.db, document.id)) ? [checkFinding('RIGHT_TO_USE.condition', '/rules', {})] : [];
}

interface FoundGrant {
  readonly roles: readonly string[];
  readonly path: string;
}

/** The grants of a form, and those of a system's menus. */
export function grantsIn(document: unknown): readonly FoundGrant[] {
  const found: FoundGrant[] = [];
  walkObjects(document, (value, path) => {
    if (!Array.isArray(value.grants)) return;
    for (const [index, grant] of (value.grants as readonly unknown[]).entries())
      found.push({ roles: rolesNamed(grant), path: `${path}/grants/${String(index)}` });
  });
  return found;
}

/** The roles that one grant is for. */
function rolesNamed(grant: unknown): readonly string[] {
  if (!isRecord(grant)) return [];
  const { role, roles } = grant;
  const named = [role, ...(Array.isArray(roles) ? (roles as readonly unknown[]) : [])];
  return named.filter((each) => typeof each === 'string');
}
