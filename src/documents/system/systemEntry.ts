import { NEVER_HOLDS } from '../namedRules.ts';
import type { RuleSet, RuleSetOrReference } from '../../schemas/condition.ts';
import type { AppDocument, SystemDocument } from '../../schemas/documents/index.ts';
import type { Menu } from '../../schemas/documents/system.ts';
import { localise } from '../../schemas/text.ts';
import type { Locale } from '../../schemas/text.ts';
import type { MenuEntry, MenuOptions, SystemEntry } from '../../schemas/wire/system.ts';
import type { VisibleMenu } from './menus.ts';

/** A system as somebody sees it who may not be looking at what is published. */
export interface OpenedSystem {
  readonly id: string;
  readonly document: SystemDocument;
  readonly publishedAt: Date;
}

/** What a presenter of systems needs to know beside the document. */
export interface SystemScope {
  readonly locale: Locale;
  readonly projectId: string;
}

/** A system as `sysTypes.do` lists it. `skin` and `options` travel as JSON text. */
export function presentSystem(system: OpenedSystem, { locale, projectId }: SystemScope): SystemEntry {
  const { document } = system;
  const entry: SystemEntry = {
    id: system.id,
    updatetime: system.publishedAt.toISOString(),
    systemname: localise(document.title ?? document.name, locale),
    projectId,
    language: locale,
    layout: document.layout ?? 'default',
    skin: JSON.stringify(document.skin ?? {}),
    options: jsonOf({
      ...document.options,
      defaultParamsInterface: presentParams(document.options?.defaultParamsInterface),
    }),
  };
  if (document.icon !== undefined) entry.icon = document.icon;
  if (document.cover !== undefined) entry.cover = document.cover;
  if (document.description !== undefined) entry.description = localise(document.description, locale);
  return entry;
}

/** What is published beside a system, for what its menus tell of it. */
export interface MenuContext {
  /** The documents of pages, by id. */
  readonly pages: ReadonlyMap<string, AppDocument>;
  /** The rules that hold at a place; undefined where they name a condition that is not there. */
  readonly conditions: { rulesAt(rules: RuleSetOrReference): RuleSet | undefined };
}

/** Rules as they travel: written out. Those of a condition that is not published hold for nothing. */
function presentRules(
  rules: RuleSetOrReference | undefined,
  { conditions }: MenuContext,
): RuleSet | undefined {
  return rules && (conditions.rulesAt(rules) ?? NEVER_HOLDS);
}

/** Members that are set, as JSON text. */
function jsonOf(members: object): string {
  return JSON.stringify(members);
}

/** In the names of the wire (`MenuOptions`). */
const presentParams = (given: Menu['defaultParamsInterface']): MenuOptions['defaultParamsInterface'] =>
  given && { interfaceId: given.call, prefix: given.prefix ?? '', interfaceParams: given.param ?? {} };

/** In the names of the wire (`MenuOptions`). */
function presentBadge({ badge }: Menu): Pick<MenuOptions, 'badge' | 'interfaceParams'> {
  if (badge === undefined) return {};
  const { call, param, bindKey, count } = badge;
  return {
    badge: { show: true, interfaceId: call, interfaceBindKey: bindKey, count },
    interfaceParams: param,
  };
}

function presentTarget(menu: Menu, context: MenuContext): MenuEntry['app'] {
  if (menu.app === undefined) return undefined;
  const showCondition = menu.app.kind === 'app' ? context.pages.get(menu.app.id)?.showCondition : undefined;
  return {
    id: menu.app.id,
    kind: menu.app.kind,
    areaOptions: jsonOf(
      showCondition === undefined
        ? {}
        : {
            page: { showCondition: { ...showCondition, rules: presentRules(showCondition.rules, context) } },
          },
    ),
  };
}

/** A visible menu item with its children, in the shape of the wire. */
export function presentMenu(
  { menu, opens, actionMights, children }: VisibleMenu,
  context: MenuContext,
): MenuEntry {
  const entry: MenuEntry = {
    name: menu.name,
    type: opens ? (menu.type ?? 'app') : '',
    data: jsonOf({
      menu_path: opens ? menu.menuPath : undefined,
      url: opens ? menu.url : undefined,
      options: {},
      actionMights,
    }),
    options: jsonOf({
      showCondition: presentRules(menu.showCondition, context),
      hidden: menu.hidden,
      defaultParams: menu.defaultParams,
      defaultParamsInterface: presentParams(menu.defaultParamsInterface),
      ...presentBadge(menu),
    } satisfies MenuOptions),
  };
  if (menu.icon !== undefined) entry.icon = menu.icon;
  const app = opens ? presentTarget(menu, context) : undefined;
  if (app !== undefined) entry.app = app;
  if (children.length > 0) entry.child = children.map((child) => presentMenu(child, context));
  return entry;
}
