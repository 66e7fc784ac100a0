import type { Static } from 'typebox';
import type { CheckContext, Use } from '../../src/documents/check/context.ts';
import { declarationOf, type Declaration } from '../../src/documents/uses/declaration.ts';
import type { UserPlaces } from '../../src/documents/uses/told.ts';
import { keyIsTaken, renameUses } from '../../src/documents/uses/renameUses.ts';
import { type ComposedDefinition, withPaths } from '../../src/documents/uses/usesInChain.ts';
import { usesIn } from '../../src/documents/uses/usesIn.ts';
import { FIELD_CODE, isRefusedCode, storedKind, type ResourceKind } from '../../src/schemas/kinds.ts';
import { AppError, inputError, invalidInput } from '../errors/AppError.ts';
import { actorName } from '../session/actor.ts';
import { acceptDocument } from './documentShape.ts';
import { updateDraft } from './draftRepository.ts';
import { conflict } from './drafts.ts';
import { documentTopic } from './editors.ts';
import { chainsHolding, keyOf, pairsHolding, readAs, type StoredPair, updateChain } from './naming.ts';
import { allowedOf } from './permits.ts';
import type { RenameParam } from './schema.ts';
import type { DocumentWork } from './services.ts';
import { findUses, readDraft, usesAs } from './uses.ts';

const CODE = new RegExp(FIELD_CODE);

/** What a renaming comes to. */
export interface Renamed {
  /** The drafts that name it, as `uses.do` tells them. */
  readonly users: readonly UserPlaces[];
  /** Revision of the document itself then. */
  readonly revision: number;
  readonly unchanged: boolean;
  /** The document itself as it would be, where it is only asked. */
  readonly schema?: unknown;
}

/**
 * Gives a field another code, or a source, a variable, a parameter, an input or an event another name, in the draft that
 * declares it and in all drafts that name it. What users have stays as it is until it is published.
 *
 *     look for uses → lock the drafts → look again → rewrite at the places → store, each at its next revision
 *
 * @throws AppError NOT_FOUND, DOCUMENT_INVALID, PRODUCT_DOCUMENT; INPUT_INVALID for a part without a name of its own, and
 *   for a name that is taken, reserved or cannot be
 */
export async function renamePart(ctx: DocumentWork, param: Static<typeof RenameParam>): Promise<Renamed> {
  const { id, part, to, dryRun = false } = param;
  const kind = storedKind(param.kind);
  const users = (await findUses(ctx, { kind, id, part })).filter(({ draft }) => draft);
  const pairs = [...(await pairsHolding(ctx.db, id, !dryRun)), ...(await chainsHolding(ctx.db, id, !dryRun))];
  const own = pairs.find((pair) => keyOf(pair) === keyOf({ kind, id }));
  if (own === undefined) throw new AppError('NOT_FOUND');
  if (own.origin === 'product') throw new AppError('PRODUCT_DOCUMENT');
  const declaration = declarationOf(readDraft(own.draft), part, ctx.platform.vocabulary.metas);
  if (declaration === undefined) throw invalidInput(inputError('part', 'VALUE_INVALID'));
  const unchanged = { users, revision: own.revision, unchanged: true };
  if (to === declaration.name) return unchanged;
  refuseName(to, declaration);
  const { place, name } = declaration;
  const wanted = { document: place.of.document, part: place.of.part, name };
  const { uses, context } = await usesAs(ctx, pairs, wanted, 'draft');
  const placesIn = (pair: StoredPair): readonly Use[] =>
    [place, ...uses].filter(({ document }) => document === keyOf(pair));
  await refuseShared(ctx, uses, context);
  const changed = pairs.filter((pair) => placesIn(pair).length > 0);
  if (changed.some(({ origin }) => origin === 'product')) throw new AppError('PRODUCT_DOCUMENT');
  await requireAll(ctx, changed);
  const rewritten = changed.map((pair) => ({ pair, schema: rewrite(pair, placesIn(pair), to) }));
  if (dryRun) return { ...unchanged, schema: rewritten.find(({ pair }) => pair === own)?.schema };
  for (const { pair, schema } of rewritten) {
    const before = { revision: pair.revision, of: wanted.document, name };
    const revision = await store(ctx, pair, schema);
    ctx.audit({ resource: keyOf(pair), before, after: { revision, of: wanted.document, name: to } });
  }
  return { users, revision: own.revision + 1, unchanged: false };
}

/** A name is rewritten everywhere or nowhere. @throws AppError RIGHT_TO_USE where others design what names it */
async function requireAll(ctx: DocumentWork, changed: readonly StoredPair[]): Promise<void> {
  const mayChange = await allowedOf(ctx, 'design');
  const foreign = changed.filter((pair) => !mayChange(pair));
  if (foreign.length > 0)
    throw new AppError('RIGHT_TO_USE', {
      message: {
        zhCN: '其他系统的文档也在使用它，只能由平台管理员改名',
        enUS: 'Documents of other systems name it too: only administrators of the platform rename it',
      },
    });
}

/** @throws AppError INPUT_INVALID */
function refuseName(to: string, { siblings, part }: Declaration): void {
  if (!CODE.test(to)) throw invalidInput(inputError('to', 'FORMAT_INVALID'));
  if (part.role === 'field' && isRefusedCode(to)) throw invalidInput(inputError('to', 'NAME_RESERVED'));
  if (siblings.has(to)) throw invalidInput(inputError('to', 'NOT_UNIQUE'));
}

/**
 * A condition that several documents name may mean a field of each by one name: to rewrite it for one would break it for
 * the others. @throws AppError INPUT_INVALID
 */
async function refuseShared(ctx: DocumentWork, uses: readonly Use[], context: CheckContext): Promise<void> {
  const inRules = uses.filter(({ document, path }) => isCondition(document) && path.startsWith('/rules/'));
  const places = new Map(inRules.map((use) => [spot(use), use.of]));
  for (const condition of new Set(inRules.map(({ document }) => document.slice(CONDITION.length)))) {
    for (const { draft } of await pairsHolding(ctx.db, condition)) {
      const document = JSON.stringify(draft).includes(`"${condition}"`) ? readAs(draft) : undefined;
      for (const use of document === undefined ? [] : usesIn(document, context)) {
        const of = places.get(spot(use));
        if (of !== undefined && (of.document !== use.of.document || of.part !== use.of.part))
          throw invalidInput(inputError('part', 'RENAME_SHARED', condition));
      }
    }
  }
}

const CONDITION = 'condition/';
const isCondition = (document: string): boolean => document.startsWith(CONDITION);
const spot = ({ document, path, span }: Use): string => JSON.stringify([document, path, span]);

/** @throws AppError INPUT_INVALID where a member is called so already, DOCUMENT_INVALID */
function rewrite({ kind, id, draft }: StoredPair, places: readonly Use[], to: string): unknown {
  if (kind === 'interface') return renameUses(withPaths(draft as ComposedDefinition), places, to);
  const document = readDraft(draft);
  if (places.some((use) => keyIsTaken(document, use, to))) throw invalidInput(inputError('to', 'NOT_UNIQUE'));
  return acceptDocument(kind as ResourceKind, id, renameUses(document, places, to));
}

/** Stores what was rewritten, which is locked since it was read. @returns its revision */
async function store(ctx: DocumentWork, pair: StoredPair, schema: unknown): Promise<number> {
  const { id, name, revision } = pair;
  const actor = actorName(ctx.actor);
  if (pair.kind === 'interface') return updateChain(ctx.db, pair, schema, actor);
  const kind = pair.kind as ResourceKind;
  const saved = await updateDraft(ctx.db, { kind, id, name, schema, actor }, revision);
  if (saved === undefined) throw await conflict(ctx.db, kind, id);
  ctx.changed(documentTopic({ kind, id }));
  return saved;
}
