import { checkFinding } from '../../src/documents/check/findings.ts';
import { canonicalJson } from '../../src/documents/diff/canonicalJson.ts';
import type { AtriumDocument } from '../../src/schemas/documents/index.ts';
import { actionDeclarations } from '../../src/schemas/actionParameters.ts';
import { DESIGNERS } from '../../src/schemas/designRight.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import { storedKind } from '../../src/schemas/kinds.ts';
import { refusal } from './documentShape.ts';
import { foreignDocuments } from './foreignNames.ts';
import { keyOf } from './naming.ts';
import { openedToAll } from './openedToAll.ts';
import { ownerOf, ownershipOf } from './ownership.ts';
import { findLast, readVersions } from './repository.ts';
import { type Change, foreignRoles, grantedRules, grantsIn } from './rightToGrant.ts';
import type { DocumentReading } from './services.ts';
import { walkObjects } from './walkObjects.ts';

/**
 * What a document takes that its designer has no right to: documents of other systems that are not shared and interfaces that
 * are not open to it, be it by way of what it names; what opens a system to everybody; roles that are none of the system's, widgets and actions that administrators alone put in, rights of roles without the right `grant`.
 * What the document had before, as it was before, stays: somebody had the right.
 */
export async function findForeign(ctx: DocumentReading, change: Change): Promise<readonly Finding[]> {
  const pretended = designersNamed(change);
  if (ctx.actor.isAdmin || pretended.length > 0) return pretended;
  const findings = [
    ...(await foreignDocuments(ctx, change)),
    ...reserved(ctx, change),
    ...openedToAll(ctx, change),
  ];
  return [...findings, ...(await grantedRules(ctx, change)), ...(await foreignRoles(ctx, change))];
}

/**
 * The same for a document that users are about to have, against what they had last of it: what it names may have come to be
 * somebody else's since it was saved, and rules may be named by grants since. Grants were for whoever wrote them to give.
 * @param newIn the system that those of them which are not here yet are made for
 * @returns what is found in each, at its place
 */
export async function findForeignToPublish(
  ctx: DocumentReading,
  documents: readonly AtriumDocument[],
  newIn?: string,
): Promise<readonly (readonly Finding[])[]> {
  if (ctx.actor.isAdmin) return documents.map(() => []);
  const named = documents.map(({ kind, id }) => ({ kind: storedKind(kind), id }));
  const pointers = await findLast(ctx.db, named);
  const versions = await readVersions(
    ctx.db,
    pointers.filter((pointer) => pointer !== undefined),
  );
  const before = new Map(versions.map((version) => [keyOf(version), version.schema]));
  const owned = await ownershipOf(ctx.db, named);
  const found: (readonly Finding[])[] = [];
  for (const [index, document] of documents.entries()) {
    const name = named[index] ?? document;
    const ownership = owned.get(keyOf(name));
    const system = ownership === undefined ? ownerOf({ ...name, system: newIn }) : ownership.system;
    const change = { document, before: before.get(keyOf(name)), system };
    found.push([...(await foreignDocuments(ctx, change)), ...(await grantedRules(ctx, change))]);
  }
  return found;
}

/** What stands in the product's own documents for all who design is nobody's to name. */
const designersNamed = ({ document }: Change): readonly Finding[] =>
  grantsIn(document).flatMap(({ roles, path }) =>
    roles.includes(DESIGNERS) ? [checkFinding('RIGHT_TO_USE.role', path, { name: DESIGNERS })] : [],
  );

/** @throws AppError RIGHT_TO_USE at what the caller has no right to use */
export async function refuseForeign(ctx: DocumentReading, change: Change): Promise<void> {
  const found = await findForeign(ctx, change);
  if (found.length > 0) throw refusal(found, 'RIGHT_TO_USE');
}

/** @throws AppError RIGHT_TO_USE at what the caller has no right to give to users */
export async function refuseForeignToPublish(
  ctx: DocumentReading,
  document: AtriumDocument,
  newIn?: string,
): Promise<void> {
  const [found = []] = await findForeignToPublish(ctx, [document], newIn);
  if (found.length > 0) throw refusal(found, 'RIGHT_TO_USE');
}

/** Widgets and actions that administrators alone put into documents, where they are not as they were. */
function reserved(ctx: DocumentReading, { document, before }: Change): readonly Finding[] {
  const { metas } = ctx.platform.vocabulary;
  const reservedIn = (root: unknown): ReadonlyMap<string, { name: string; path: string }> => {
    const found = new Map<string, { name: string; path: string }>();
    walkObjects(root, (value, path) => {
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
