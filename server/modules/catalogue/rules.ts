import type { Values } from '../../../src/documents/recordScope.ts';
import type { Condition } from '../../../src/schemas/condition.ts';
import { type ResourceKind, resourceKinds } from '../../../src/schemas/kinds.ts';
import { AppError, inputError, invalidInput } from '../../errors/AppError.ts';
import { refuseHandingOver } from '../../documents/handingOver.ts';
import { ownershipOf } from '../../documents/ownership.ts';
import { requireDesign } from '../../documents/permits.ts';
import { refuseTagging } from '../../documents/tagging.ts';
import type { ModuleRule, ModuleRules } from '../../records/moduleRules.ts';
import { readableDesigns, restorableDesigns } from './bounds.ts';

/** The catalogue of documents: what stands beside one is changed by who designs it. */
const resources: ModuleRule = {
  bounds: readableDesigns,
  async refuseChange(work, before: Values, changed: Values) {
    const { code: id } = before;
    const kind = resourceKinds.find((each) => each === before.kind);
    if (kind === undefined || typeof id !== 'string') throw new AppError('NOT_FOUND');
    await requireDesign(work, [{ kind, id }], 'design');
    if (before.origin === 'product') throw new AppError('PRODUCT_DOCUMENT');
    if (changed.shared === true) await refuseHandingOver(work, [{ kind, id }], { shared: true }, 'data.');
    if (!Object.hasOwn(changed, 'system') || changed.system === before.system) return;
    const system = changed.system === '' ? null : changed.system;
    if (system !== null && typeof system !== 'string')
      throw invalidInput(inputError('data.system', 'VALUE_INVALID'));
    await refuseTagging(work, [{ kind, id }], system, 'data.system');
    await refuseHandingOver(work, [{ kind, id }], { system }, 'data.');
  },
};

/** Several documents at once: all of them are the caller's to change, or none is. */
const tagging: ModuleRule = {
  bounds: ({ isAdmin, userId }) =>
    isAdmin ? undefined : [{ testRule: 'every', conditionList: [createdBy(userId)] }],
  async refuseChange(work, _before: Values, { documents, system }: Values) {
    const named = (Array.isArray(documents) ? (documents as readonly unknown[]) : []).flatMap(readEntryId);
    if (named.length === 0) throw new AppError('NOT_FOUND');
    await requireDesign(work, named, 'design');
    const owned = await ownershipOf(work.db, named);
    if ([...owned.values()].some(({ origin }) => origin === 'product'))
      throw new AppError('PRODUCT_DOCUMENT');
    const next = typeof system === 'string' && system !== '' ? system : undefined;
    // A system among them stays its own.
    const moved = named.filter(({ kind }) => kind !== 'system');
    if (next !== undefined) await refuseTagging(work, moved, next, 'data.system');
    await refuseHandingOver(work, named, { system: next }, 'data.');
  },
};

const createdBy = (userId: string): Condition => ({
  bindKey: 'createdBy',
  type: 'text',
  judgeType: 'equal',
  value: userId,
});

/** The document that an entry of the catalogue is about: its id names the kind, which holds no dot, and the document. */
function readEntryId(entry: unknown): readonly { readonly kind: ResourceKind; readonly id: string }[] {
  const [named, ...rest] = typeof entry === 'string' ? entry.split('.') : [];
  const kind = resourceKinds.find((each) => each === named);
  return kind === undefined || rest.length === 0 ? [] : [{ kind, id: rest.join('.') }];
}

/** Which records of the catalogues are whose. */
export const catalogueRules: ModuleRules = {
  'platform-resource': resources,
  'platform-tagging': tagging,
  'platform-use': { bounds: readableDesigns },
  'platform-menu': { bounds: readableDesigns },
  'platform-trash': { bounds: restorableDesigns },
};
