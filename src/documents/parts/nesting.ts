import { DOCUMENT_DEPTH } from '../../schemas/limits.ts';
import { localise, type LocalText } from '../../schemas/text.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import type { MetaIndex } from '../metaIndex.ts';
import { around, type Holding, type Part, type PartRole } from './part.ts';

/** What is to be put somewhere. */
export interface Item {
  readonly role: PartRole;
  /** Type of its widget. */
  readonly type?: string | undefined;
}

/** A place between the parts of a holding. */
export interface Target {
  readonly parent: Part;
  readonly holding: Holding;
  readonly index: number;
}

/**
 * Why an item may not stand in a holding, in a sentence for whoever drags it; undefined where it may. A field that is
 * dragged from the fields of a form to its layout is a place there.
 */
export function refusalOf(
  { role, type }: Item,
  { parent, holding }: Omit<Target, 'index'>,
  metas: MetaIndex,
): LocalText | undefined {
  const meta = metas.get(type ?? '');
  if (holding.form === 'one' && holding.parts.length > 0)
    return { zhCN: '这里只能放一个', enUS: 'Only one can stand here' };
  if (!roleFits(role, meta, holding)) return refuses(holding);
  if (parent.role === 'view' && meta?.listView !== true)
    return {
      zhCN: '视图里只能放显示记录的组件',
      enUS: 'A view takes only widgets that draw records',
    };
  if (role !== 'node' && role !== 'field' && role !== 'place') return undefined;
  if ([...around(parent)].length + 1 >= DOCUMENT_DEPTH)
    return {
      zhCN: `最多嵌套 ${String(DOCUMENT_DEPTH)} 层`,
      enUS: `At most ${String(DOCUMENT_DEPTH)} levels`,
    };
  return nestingOf(meta, parent, holding, metas) ?? slotOf(meta, parent, holding, metas);
}

/** A widget that holds a value may become a field; a field of a form may get a place. */
function roleFits(role: PartRole, meta: RendererMeta | undefined, { roles }: Holding): boolean {
  if (roles.includes(role)) return true;
  if (role === 'node') return roles.includes('field') && meta?.field !== undefined;
  return role === 'field' && roles.includes('place');
}

function refuses({ title }: Holding): LocalText {
  return { zhCN: `“${title.zhCN}”里不能放这个`, enUS: `This cannot stand in “${title.enUS}”` };
}

/** Widgets whose role only one container takes, and containers that take one role only. */
function nestingOf(
  meta: RendererMeta | undefined,
  parent: Part,
  holding: Holding,
  metas: MetaIndex,
): LocalText | undefined {
  const outer = holding.name === 'children' ? metas.get(parent.type ?? '') : undefined;
  const wrong = misfitOf(meta, outer);
  if (wrong === 'held' && outer !== undefined)
    return sentence(outer.title, '里只能放', titlesOf(fitting(outer, metas)), 'takes only');
  if (wrong === 'alone' && meta !== undefined)
    return sentence(meta.title, '只能放在', titlesOf(fitting(meta, metas)), 'stands only in');
  return undefined;
}

/**
 * How a widget does not fit what it stands in: `held` where that takes widgets of another role only, `alone` where the
 * widget stands only in what takes its role.
 * @param outer what it is a child of; undefined in a slot and in a document itself
 */
export function misfitOf(
  meta: Pick<RendererMeta, 'role'> | undefined,
  outer: Pick<RendererMeta, 'holds'> | undefined,
): 'held' | 'alone' | undefined {
  if (outer?.holds !== undefined && meta?.role !== outer.holds) return 'held';
  return meta?.role !== undefined && outer?.holds !== meta.role ? 'alone' : undefined;
}

/** The widgets that go with one: what it takes, or what takes it. */
export const fitting = (
  { holds, role }: Pick<RendererMeta, 'holds' | 'role'>,
  metas: MetaIndex,
): readonly RendererMeta[] =>
  metas.types.flatMap((type) => {
    const meta = metas.get(type);
    const fits = holds === undefined ? meta?.holds === role : meta?.role === holds;
    return meta !== undefined && fits ? [meta] : [];
  });

const sentence = (subject: LocalText, zhCN: string, object: LocalText, enUS: string): LocalText => ({
  zhCN: `“${subject.zhCN}”${zhCN}“${object.zhCN}”`,
  enUS: `“${subject.enUS}” ${enUS} “${object.enUS}”`,
});

/** The titles of widgets, for a sentence. */
function titlesOf(metas: readonly RendererMeta[]): LocalText {
  const titles = (locale: 'zhCN' | 'enUS', between: string): string =>
    metas.map(({ title }) => localise(title, locale)).join(between);
  return { zhCN: titles('zhCN', '”、“'), enUS: titles('enUS', '”, “') };
}

/** Families that a slot takes. */
function slotOf(
  meta: RendererMeta | undefined,
  parent: Part,
  holding: Holding,
  metas: MetaIndex,
): LocalText | undefined {
  if (!holding.name.startsWith('slots/')) return undefined;
  const accepts = metas.get(parent.type ?? '')?.slots?.[holding.name.slice('slots/'.length)]?.accepts;
  return accepts === undefined || meta === undefined || accepts.includes(meta.family)
    ? undefined
    : refuses(holding);
}
