import type { PageKind } from './kinds.ts';

/**
 * The kinds that an address of the portal may show, in the order in which they are tried: `/mgr/{id}` opens a mgr, else a
 * mgrList, else a mgrForm of that id, else a form.
 */
export const addressKinds = {
  app: ['app', 'appMobile'],
  bi: ['bi', 'appBi'],
  mgr: ['mgr', 'mgrList', 'mgrForm', 'form'],
} as const satisfies Readonly<Record<string, readonly PageKind[]>>;

/** What stands at an address of the portal. */
export type PageAddress =
  | { readonly kinds: readonly PageKind[]; readonly id: string }
  /** Another system. */
  | { readonly system: string };

const ADDRESS = /^\/(app|bi|mgr|system)\/([a-z][a-z0-9-]{1,63})$/;

/** Where an address, which may go on with parameters, names what it opens: from where to where in its text. */
export function spanInAddress(address: string): readonly [number, number] {
  const from = address.indexOf('/', 1) + 1;
  const end = address.search(/[?#]|$/);
  return [from, end];
}

/** What the path of a plugin menu opens; undefined where the portal has nothing of that form. */
export function readPageAddress(path: string): PageAddress | undefined {
  const [, root, id] = ADDRESS.exec(path) ?? [];
  if (root === undefined || id === undefined) return undefined;
  return root === 'system' ? { system: id } : { kinds: addressKinds[root as keyof typeof addressKinds], id };
}
