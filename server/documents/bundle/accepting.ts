import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AtriumDocument } from '../../../src/schemas/documents/index.ts';
import { type Finding, MOST_FINDINGS } from '../../../src/schemas/finding.ts';
import { AppError } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import { contextAmong, documentsAround, findingsOfAll, surroundings } from '../checkContext.ts';
import type { ComingBeside } from '../checkContext.ts';
import { acceptDocument, refusal } from '../documentShape.ts';
import { neverSaveable } from '../neverSaveable.ts';
import { readName } from '../resourceName.ts';
import type { DocumentWork } from '../services.ts';
import { type Arrival, renamedOf } from './arrivals.ts';
import { Remapping } from './remapping.ts';

/** A document of a bundle that may be kept, as it is called here. */
export interface Arriving extends Arrival {
  readonly schema: AtriumDocument;
}

/** Wrong documents of a bundle that are told: whoever sent more has another file. */
const MOST_WRONG = 10;

/** Where the documents of a bundle are found in the payload. */
const placeOf = ({ index }: Arrival): string => `bundle.documents.${String(index)}`;

/** Runs what may refuse a document, and says of a refusal where in the bundle that is. */
export async function inBundle<T>(arrival: Arrival, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError) || error.errors === undefined) throw error;
    const errors = error.errors.map((each) => ({ ...each, path: `${placeOf(arrival)}.${each.path}` }));
    throw new AppError(error.code, { errors, message: error.texts });
  }
}

/** Errors of several documents, told together. */
class Refusals {
  readonly #errors: InputError[] = [];

  async collect<T>(arrival: Arrival, run: () => T): Promise<T | undefined> {
    try {
      return await inBundle(arrival, run);
    } catch (error) {
      if (!(error instanceof AppError) || error.errors === undefined) throw error;
      this.#errors.push(...error.errors);
      return undefined;
    }
  }

  /** Whether more would not be told. */
  get isFull(): boolean {
    return this.#errors.length >= MOST_FINDINGS;
  }

  throwAny(): void {
    if (this.#errors.length > 0)
      throw new AppError('DOCUMENT_INVALID', { errors: this.#errors.slice(0, MOST_FINDINGS) });
  }
}

/**
 * The documents of a bundle that are to come in, as they would stand here: each of its shape and under its name, and whatever
 * names one by the id that it has here.
 * @returns them with what rewrites the definitions that come with them
 * @throws AppError DOCUMENT_INVALID with the places in the bundle
 */
export async function acceptArrivals(
  ctx: DocumentWork,
  arrivals: readonly Arrival[],
  ids: Readonly<Record<string, string>> | undefined,
): Promise<{ arriving: readonly Arriving[]; remapping: Remapping }> {
  const refusals = new Refusals();
  const accepted: Arriving[] = [];
  let wrong = 0;
  for (const arrival of arrivals) {
    const { kind, entry, isKept } = arrival;
    if (isKept) continue;
    const found = await refusals.collect(arrival, () => ({
      ...arrival,
      name: readName(entry.name),
      schema: acceptDocument(kind, entry.id, entry.schema),
    }));
    if (found === undefined) wrong += 1;
    else accepted.push(found);
    if (refusals.isFull || wrong >= MOST_WRONG) break;
    // What is wrong with a document takes long to say.
    await nextTurn();
  }
  refusals.throwAny();
  const around = await documentsAround(ctx, 'draft');
  for (const { key, entry } of arrivals) around.set(key, entry.schema);
  for (const { key, schema } of accepted) around.set(key, schema);
  const context = contextAmong(around, await surroundings(ctx, 'draft'));
  const remapping = new Remapping(renamedOf(arrivals, ids), context);
  const rewritten = await remapping.rewrite(accepted.map(({ schema }) => schema));
  const arriving = accepted.map((each, at) => ({ ...each, schema: rewritten[at] ?? each.schema }));
  return { arriving, remapping };
}

/** A finding in a document of a bundle. */
export interface FoundInBundle {
  /** `kind/id` in the bundle. */
  readonly arrival: Arriving;
  readonly finding: Finding;
  /** Nothing is brought in with it. */
  readonly stops: boolean;
}

/**
 * What the check finds in documents that come together: those that nobody could mend by another document stop a save, all
 * errors a publication.
 */
export async function findInArrivals(
  ctx: DocumentWork,
  arriving: readonly Arriving[],
  publish: boolean,
  coming: ComingBeside,
): Promise<readonly FoundInBundle[]> {
  const documents = arriving.map(({ schema }) => schema);
  const found = await findingsOfAll(ctx, documents, publish ? 'published' : 'draft', coming);
  return arriving.flatMap((arrival, index) => {
    const findings = found[index] ?? [];
    const stopping = new Set(stopsOf(arrival.schema, findings, publish));
    return findings.map((finding) => ({ arrival, finding, stops: stopping.has(finding) }));
  });
}

function stopsOf(document: unknown, findings: readonly Finding[], publish: boolean): readonly Finding[] {
  if (publish) return findings.filter(({ severity }) => severity === 'error');
  const twice = findings.filter(({ code }) => code === 'DUPLICATE_DOCUMENT');
  return [...twice, ...neverSaveable(document, findings)];
}

/** @throws AppError DOCUMENT_INVALID with the places in the bundle */
export async function refuseStopping(found: readonly FoundInBundle[]): Promise<void> {
  const refusals = new Refusals();
  for (const { arrival, finding, stops } of found) {
    if (!stops) continue;
    await refusals.collect(arrival, () => {
      throw refusal([finding]);
    });
  }
  refusals.throwAny();
}
