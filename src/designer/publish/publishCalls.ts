import type { Unpublished, UserPlaces } from '../../documents/uses/told.ts';
import type { ApiClient } from '../../runtime/data/ApiClient.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { ResourceKind } from '../../schemas/kinds.ts';
import type { TestResult } from '../../schemas/wire/pageTests.ts';
import type { FiguredPlan } from '../../schemas/wire/plan.ts';
import type { DocumentKey } from '../core/designCalls.ts';
import type { Problem } from '../core/Problems.ts';

/** What is published: a draft at a revision, or an earlier version once more. */
export interface PublishItem extends DocumentKey {
  readonly revision?: number;
  /** To roll back to. */
  readonly version?: number;
}

/** A finding of one of the documents. */
export interface ProblemOf extends Problem {
  readonly kind: ResourceKind;
  readonly id: string;
}

/** A plan of one of the forms. */
export interface PlanOf extends FiguredPlan {
  readonly kind: ResourceKind;
  readonly id: string;
}

/** What came of a test of one of the documents, or of one that names them. */
export interface TestOf extends TestResult {
  readonly kind: ResourceKind;
  readonly id: string;
  readonly name: string;
}

/** `result` of `/resource/review.do`. */
export interface Review {
  readonly findings: readonly ProblemOf[];
  readonly plans: readonly PlanOf[];
  readonly broken: readonly UserPlaces[];
  readonly tests: readonly TestOf[];
  readonly others: readonly Unpublished[];
}

/** What publishing would meet. @throws ApiError */
export async function reviewPublication(
  client: ApiClient,
  items: readonly PublishItem[],
  signal: AbortSignal,
): Promise<Review> {
  const asked = items.map(({ kind, id, revision, version }) =>
    version === undefined ? { kind, id, revision } : { kind, id, version },
  );
  const { result } = await client.call('manager', '/resource/review.do', { items: asked }, { signal });
  return result as Review;
}

/** A published document that is broken from now on, or an interface. */
export interface BrokenUser {
  readonly name: string;
  readonly kind?: string;
  readonly id?: string;
  readonly moduleCode?: string;
  readonly interfaceUrl?: string;
}

/** What one document was published as. */
export interface Published extends DocumentKey {
  readonly version: number;
  readonly broken?: readonly BrokenUser[];
}

/** What who publishes says beside. */
export interface Said {
  /** Hashes of plans, by `kind/id`. */
  readonly accepted: ReadonlyMap<string, string>;
  readonly note: string;
  readonly reason: string;
}

/** A first publication, which changes no records and breaks nobody. */
export const nothingSaid: Said = { accepted: new Map(), note: '', reason: '' };

export const keyOf = ({ kind, id }: DocumentKey): string => `${kind}/${id}`;

/** Publishes drafts, all or none, or goes back to a version. @throws ApiError */
export async function publishItems(
  client: ApiClient,
  items: readonly PublishItem[],
  { accepted, note, reason }: Said,
): Promise<readonly Published[]> {
  const said = { ...(note !== '' && { note }), ...(reason !== '' && { override: reason }) };
  const [only] = items;
  const asked = items.map((item) => {
    const accept = accepted.get(keyOf(item));
    return { ...item, ...(accept !== undefined && { accept }) };
  });
  const call = (path: string, param: object) =>
    client.call('manager', path, { ...param, ...said }, { outlivesRoute: true });
  if (only === undefined) return [];
  if (items.length > 1)
    return ((await call('/resource/publishAll.do', { items: asked })).list ?? []) as Published[];
  const path = only.version === undefined ? '/resource/publish.do' : '/resource/rollback.do';
  const { result } = await call(path, asked[0] ?? {});
  return [{ kind: only.kind, id: only.id, ...(result as Omit<Published, 'kind' | 'id'>) }];
}

/** A document as one of its versions has it; undefined for none. @throws ApiError */
export async function fetchVersion(
  client: ApiClient,
  { kind, id }: DocumentKey,
  version: number | undefined,
  signal: AbortSignal,
): Promise<AtriumDocument | undefined> {
  if (version === undefined) return undefined;
  const { result } = await client.call('manager', '/resource/get.do', { kind, id, version }, { signal });
  return (result as { schema: AtriumDocument }).schema;
}
