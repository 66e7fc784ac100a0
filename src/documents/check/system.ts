import { types } from '../../conditions/check/index.ts';
import { readPageAddress, spanInAddress } from '../../schemas/pageAddress.ts';
import type { DocumentKind, SystemDocument } from '../../schemas/documents/index.ts';
import type { Menu } from '../../schemas/documents/system.ts';
import { isImageAddress } from '../ruleFormats.ts';
import { checkAddress } from './address.ts';
import { checkReading } from './moduleCall.ts';
import { checkTarget } from './target.ts';
import { type Check, type Place, reportAt, type Use } from './context.ts';
import { checkFinding } from './findings.ts';
import { checkIcon } from './icon.ts';
import { pagePlace } from './pageScope.ts';
import { checkOnce } from './once.ts';
import { checkRuleSet } from './ruleSet.ts';
import { checkText } from './text.ts';
import { checkValue } from './value.ts';

/** Where menus stand; what grants nothing to anybody is everybody's in a system that is open to visitors. */
interface MenuPlace extends Place {
  readonly isPublic: boolean;
  /** Ids of the menus that were seen so far, at whichever depth. */
  readonly menuIds: Set<string>;
}

/** The parameters of the address by their names, or as pages see them. */
const ADDRESS = types.openRecord({ url: types.openRecord() });

/** Checks a system: its texts, and that each menu opens something for somebody. */
export function checkSystem(system: SystemDocument, check: Check): void {
  const place = pagePlace({}, check);
  for (const text of ['title', 'description', 'group'] as const) {
    reportAt(check, `/${text}`, checkText(system[text], place, check));
  }
  if (!isImageAddress(system.icon ?? '')) checkIcon(system.icon, check, '/icon');
  const params = system.options?.defaultParamsInterface;
  if (params) checkReading(params.call, params.param, place, check, '/options/defaultParamsInterface');
  const menus: MenuPlace = { ...place, isPublic: system.public === true, menuIds: new Set() };
  checkMenus(system.menus, menus, check, '/menus');
}

function checkMenus(menus: readonly Menu[], place: MenuPlace, check: Check, path: string): void {
  menus.forEach((menu, index) => checkMenu(menu, place, check, `${path}/${String(index)}`));
}

function checkMenu(menu: Menu, place: MenuPlace, check: Check, path: string): void {
  checkOnce(menu.id, place.menuIds, check, `${path}/id`);
  reportAt(check, `${path}/name`, checkText(menu.name, place, check));
  checkIcon(menu.icon, check, `${path}/icon`);
  checkRuleSet(menu.showCondition, { keys: ADDRESS }, check, `${path}/showCondition`);
  if (menu.url !== undefined) {
    reportAt(check, `${path}/url`, checkValue(menu.url, place, check));
    checkAddress(menu.url, 'page', check, `${path}/url`);
  }
  checkRoles(menu, check, path);
  const { defaultParamsInterface: params, badge } = menu;
  if (params) checkReading(params.call, params.param, place, check, `${path}/defaultParamsInterface`);
  if (badge?.call !== undefined) checkReading(badge.call, badge.param, place, check, `${path}/badge`);
  if (menu.menuPath !== undefined) checkMenuPath(menu.menuPath, check, `${path}/menuPath`);
  if (menu.app) checkApp(menu.app, check, `${path}/app/id`);
  if (isGroup(menu)) {
    if ((menu.children ?? []).length === 0) check.report(checkFinding('EMPTY_GROUP', path));
  } else checkOpening(menu, place, check, path);
  checkMenus(menu.children ?? [], place, check, `${path}/children`);
}

/** Checks that what a menu opens is there, and that users have it. */
function checkApp(
  { kind, id }: { kind: DocumentKind; id: string },
  check: Check,
  path: string,
  span?: Use['span'],
): void {
  checkTarget(kind, id, check, path, span);
  const { context } = check;
  if (context.document(kind, id) !== undefined && context.isPublished?.(kind, id) === false)
    check.report(checkFinding('UNPUBLISHED_TARGET', path, { kind, id }));
}

/** Checks that something stands where a plugin menu leads. */
function checkMenuPath(menuPath: string, check: Check, path: string): void {
  const { context } = check;
  const address = readPageAddress(menuPath);
  if (address === undefined) {
    if (menuPath === '') return;
    check.report(checkFinding('NO_PAGE_ADDRESS', path, { id: '{id}' }));
    return;
  }
  const span = spanInAddress(menuPath);
  if ('system' in address) checkTarget('system', address.system, check, path, span);
  else if ('flowPage' in address) {
    if (address.flow !== undefined) checkTarget('flow', address.flow, check, path, span);
  } else {
    const kind = address.kinds.find((each) => context.ids(each).includes(address.id));
    if (kind !== undefined) checkApp({ kind, id: address.id }, check, path, span);
    else
      check.report(checkFinding('UNKNOWN_DOCUMENT', path, { kind: address.kinds[0] ?? '', id: address.id }));
  }
}

/** Without a type a menu opens its app; one without an app is a group. */
const isGroup = ({ type, app }: Menu): boolean => type === undefined && app === undefined;

/** Checks that a menu that is no group opens something, for somebody. */
function checkOpening(menu: Menu, { isPublic }: MenuPlace, check: Check, path: string): void {
  const { type = 'app', app, url, menuPath, grants } = menu;
  const opens = { app, url, plugin: menuPath }[type];
  if (opens === undefined || opens === '') check.report(checkFinding('MISSING_TARGET', path));
  const granted = grants?.length ?? (isPublic ? undefined : 0);
  if (granted === 0) check.report(checkFinding('MISSING_RIGHT', grants ? `${path}/grants` : path));
}

function checkRoles({ grants }: Menu, { context, report, propose }: Check, path: string): void {
  const { roles } = context;
  grants?.forEach(({ role }, index) => {
    if (roles?.has(role) !== false) return;
    report(
      checkFinding(
        'UNKNOWN_ROLE',
        `${path}/grants/${String(index)}/role`,
        { name: role },
        propose(role, () => roles),
      ),
    );
  });
}
