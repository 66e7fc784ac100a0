import type { UserPlaces } from '../../../src/documents/uses/told.ts';
import type { AtriumDocument } from '../../../src/schemas/documents/index.ts';
import type { InputError } from '../../errors/AppError.ts';
import { type ComingBeside, contextAmong, documentsAround, surroundings } from '../checkContext.ts';
import { breaking } from '../impact.ts';
import { keyOf } from '../naming.ts';
import { type TestOf, testsWith } from '../failingTests.ts';
import { type PlanOf, plansOf } from '../plansOf.ts';
import type { DocumentWork } from '../services.ts';
import type { Arriving, FoundInBundle } from './accepting.ts';
import type { Missing } from './beside.ts';
import { missingFor } from './missing.ts';

/** A finding in a document, or an error in a configured interface, that would come in. */
export type FoundInImport =
  | FoundInBundle
  | {
      /** `moduleCode/interfaceUrl`. */ readonly id: string;
      readonly error: InputError;
      readonly stops: boolean;
    };

/** What importing a bundle would meet. */
export interface Foreseen {
  /** Where what is here stood, by `kind/id`, 0 where nothing is: `revisions` of the import. */
  readonly revisions: Readonly<Record<string, number>>;
  readonly found: readonly FoundInImport[];
  readonly missing: readonly Missing[];
  /** What publishing would do to records that are here. */
  readonly plans: readonly PlanOf[];
  /** Tests that fail: their own, and those of documents here that name them and pass now. */
  readonly tests: readonly TestOf[];
  /** With `publish`: what users have that would have new errors. */
  readonly broken: readonly UserPlaces[];
}

/** Most findings that are told. */
const MOST = 200;

/** Looks at what would come in as it would stand here. Writes nothing. */
export async function foresee(
  ctx: DocumentWork,
  {
    arriving,
    seen,
    coming,
    publish,
    ...told
  }: {
    arriving: readonly Arriving[];
    found: readonly FoundInImport[];
    missing: readonly Missing[];
    seen: ReadonlyMap<string, number>;
    coming: ComingBeside;
    publish: boolean;
  },
): Promise<Foreseen> {
  const documents = arriving.map(({ schema }) => schema);
  const around = await documentsAround(ctx, 'draft');
  for (const each of arriving) around.set(keyOf(each), each.schema);
  const context = contextAmong(around, await surroundings(ctx, 'draft', coming));
  // Of forms that are here.
  const kept = arriving.filter((each) => (seen.get(keyOf(each)) ?? 0) > 0);
  const { plans, refused } = await plansOf(
    ctx,
    kept.map((arrival) => ({ kind: arrival.kind, id: arrival.id, document: arrival.schema, arrival })),
  );
  const forbidden = refused.map(({ of, finding }) => ({ arrival: of.arrival, finding, stops: publish }));
  const found = [...told.found, ...forbidden];
  return {
    revisions: Object.fromEntries(seen),
    // What stops comes first, whatever is left out.
    found: [...found.filter(({ stops }) => stops), ...found.filter(({ stops }) => !stops)].slice(0, MOST),
    missing: [...(await missingFor(ctx.db, documents, context)), ...told.missing],
    plans,
    tests: await failing(ctx, documents, publish),
    broken: publish ? await breaking(ctx, documents) : [],
  };
}

/** Nothing keeps a draft with failing tests from coming in, but it cannot be published then without a reason. */
async function failing(
  ctx: DocumentWork,
  documents: readonly AtriumDocument[],
  publish: boolean,
): Promise<readonly TestOf[]> {
  const tests = await testsWith(ctx, documents, { standing: publish ? 'published' : 'draft' });
  return tests.filter(({ passed }) => !passed).slice(0, MOST);
}
