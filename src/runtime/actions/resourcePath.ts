import { toText } from '../../conditions/index.ts';
import type { SystemStore } from '../stores/SystemStore.ts';

/** Kinds whose own address is not named after them. */
const roots: Readonly<Record<string, string>> = {
  appMobile: 'app',
  appBi: 'bi',
  mgrList: 'mgr',
  mgrForm: 'mgr',
  form: 'mgr',
};

/** The address of a resource with its parameters as query. */
export function resourcePath(
  systems: SystemStore,
  target: { kind: string; id: string },
  params: Readonly<Record<string, unknown>>,
): string {
  const path =
    systems.pageOf(target.kind, target.id)?.path ?? `/${roots[target.kind] ?? target.kind}/${target.id}`;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== null && value !== undefined) query.set(name, toText(value));
  }
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}
