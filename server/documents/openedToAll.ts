import { checkFinding } from '../../src/documents/check/findings.ts';
import { canonicalJson } from '../../src/documents/diff/canonicalJson.ts';
import { hasTarget } from '../../src/documents/system/menus.ts';
import type { Menu } from '../../src/schemas/documents/system.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import { type Designer, hasDesignRight } from './designPolicy.ts';
import { readAs } from './naming.ts';
import type { Change } from './rightToGrant.ts';

/**
 * What lets in everybody and did not before. A system that is open to all lets in roles that administrators never let in, and
 * visitors: they alone open it. In one that is open, a menu without grants is a grant to everybody.
 */
export function openedToAll(
  { actor }: { readonly actor: Designer },
  { document, before, system }: Change,
): readonly Finding[] {
  if (document.kind !== 'system' || document.public !== true || actor.isAdmin) return [];
  const read = before === undefined ? undefined : readAs(before);
  const then = read?.kind === 'system' ? read : undefined;
  if (then?.public !== true) return [checkFinding('RIGHT_TO_USE.public', '/public', {})];
  if (hasDesignRight(actor, 'grant', system)) return [];
  const had = new Set(menusOfAll(then.menus).map(({ opens }) => opens));
  return menusOfAll(document.menus).flatMap(({ opens, path }) =>
    had.has(opens) ? [] : [checkFinding('RIGHT_TO_USE.menu', path, {})],
  );
}

/** Menus without grants, by what each opens. */
function menusOfAll(
  menus: readonly Menu[],
  path = '/menus',
): readonly { readonly opens: string; readonly path: string }[] {
  return menus.flatMap((menu, index) => {
    const { grants, type, app, menuPath, url, children = [] } = menu;
    const at = `${path}/${String(index)}`;
    const opens = canonicalJson({ type, app, menuPath, url });
    const own = grants === undefined && hasTarget(menu) ? [{ opens, path: at }] : [];
    return [...own, ...menusOfAll(children, `${at}/children`)];
  });
}
