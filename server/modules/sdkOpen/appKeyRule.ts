import type { Values } from '../../../src/documents/recordScope.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';
import { exactOrigin } from '../../project/embedOrigin.ts';
import type { ModuleRule } from '../../records/moduleRules.ts';
import { listEmbeddable } from './embeddable.ts';

const textsOf = (value: Values[string]): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** An origin as browsers write it, also where the address bar put a slash behind it; what is none is for the form to refuse. */
function normalised(row: unknown): unknown {
  const { origin } = (row ?? {}) as { readonly origin?: unknown };
  const exact = typeof origin === 'string' ? exactOrigin(origin.trim().replace(/\/$/, '')) : undefined;
  return exact === undefined ? row : { ...(row as object), origin: exact };
}

/**
 * A registered site that is active names the origins of its pages, exactly; an empty list would let nobody in, and be taken
 * for everybody. What it opens is there when it is chosen; what was removed since may stay.
 */
export const appKeyRule: ModuleRule = {
  given: (data) =>
    Array.isArray(data.domains) ? { ...data, domains: data.domains.map(normalised) as Values[string] } : data,
  async refuseChange({ db }, before, changed) {
    const { status = 'active', domains } = { ...before, ...changed };
    if (status === 'active' && (!Array.isArray(domains) || domains.length === 0))
      throw invalidInput(inputError('data.domains', 'REQUIRED'));
    const had = new Set([...textsOf(before.systems), ...textsOf(before.resources)]);
    const added = {
      systems: textsOf(changed.systems).filter((id) => !had.has(id)),
      resources: textsOf(changed.resources).filter((name) => !had.has(name)),
    };
    if (added.systems.length + added.resources.length === 0) return;
    const known = new Set((await listEmbeddable(db)).map(({ kind, id }) => `${kind}/${id}`));
    const errors = [
      ...(added.systems.every((id) => known.has(`system/${id}`))
        ? []
        : [inputError('data.systems', 'NOT_FOUND')]),
      ...(added.resources.every((name) => known.has(name) && !name.startsWith('system/'))
        ? []
        : [inputError('data.resources', 'NOT_FOUND')]),
    ];
    if (errors.length > 0) throw invalidInput(...errors);
  },
};
