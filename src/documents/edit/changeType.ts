import { Check } from 'typebox/value';
import type { Node } from '../../schemas/node.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { localise, type LocalText } from '../../schemas/text.ts';
import { refusalOf } from '../parts/nesting.ts';
import type { Part } from '../parts/part.ts';
import { type Command, type EditLanguage, gone, refuse, treeOf, withValue } from './command.ts';
import { stepTitle } from './stepTitle.ts';

/** A node as another widget, and what of it the other widget does not know. */
export interface Converted {
  readonly node: Node;
  /** Titles of what is lost: props, content, events. */
  readonly lost: readonly LocalText[];
}

/** What of a node another widget takes over: its own members, the props that both have, content where it takes any. */
export function converted(node: Node, from: RendererMeta | undefined, to: RendererMeta): Converted {
  const { props = {}, children, slots, on, ...own } = node;
  const fits = (name: string, value: unknown): boolean => {
    const declared = Object.hasOwn(to.props, name) ? to.props[name] : undefined;
    return declared !== undefined && Check(declared.schema, value);
  };
  const kept = Object.entries(props).filter(([name, value]) => fits(name, value));
  const lostProps = Object.keys(props).filter((name) => !kept.some(([each]) => each === name));
  const events = Object.entries(on ?? {});
  const heard = events.filter(([name]) => Object.hasOwn(to.events ?? {}, name));
  const filled = Object.entries(slots ?? {});
  const offered = filled.filter(([name]) => Object.hasOwn(to.slots ?? {}, name));
  // What stands in a field are fields of its own, and elsewhere places of fields.
  const isAlike = to.holds === from?.holds && (to.field === undefined) === (from?.field === undefined);
  const keepsChildren = children === undefined || (to.container === true && isAlike);
  const lost: LocalText[] = [
    ...lostProps.map((name) => from?.props[name]?.title ?? { zhCN: name, enUS: name }),
    ...(keepsChildren || children.length === 0 ? [] : [{ zhCN: '内容', enUS: 'Content' }]),
    ...filled
      .filter(([name]) => !offered.some(([each]) => each === name))
      .map(([name]) => slotTitle(from, name)),
    ...events
      .filter(([name]) => !heard.some(([each]) => each === name))
      .map(([name]) => eventTitle(from, name)),
  ];
  return {
    node: {
      ...own,
      type: to.type,
      ...(kept.length > 0 && { props: Object.fromEntries(kept) }),
      ...(children !== undefined && keepsChildren && { children }),
      ...(offered.length > 0 && { slots: Object.fromEntries(offered) }),
      ...(heard.length > 0 && { on: Object.fromEntries(heard) }),
    },
    lost,
  };
}

const slotTitle = (meta: RendererMeta | undefined, name: string): LocalText =>
  meta?.slots?.[name]?.title ?? { zhCN: name, enUS: name };
const eventTitle = (meta: RendererMeta | undefined, name: string): LocalText =>
  meta?.events?.[name]?.title ?? { zhCN: name, enUS: name };

/** Makes a node another widget; `converted` says before what is lost. */
export function changeType(key: string, type: string): Command {
  return (document, language) => {
    const part = treeOf(document, language).byKey.get(key);
    const to = language.metas.get(type);
    if (part?.within === undefined || to === undefined) return gone();
    const refused = typeRefused(part, to, language);
    if (refused !== undefined) return { refused };
    const { node } = converted(part.value as Node, language.metas.get(part.type ?? ''), to);
    const title = stepTitle('改为', 'Change to', to.title);
    return { document: withValue(document, part.pointer, node), title, select: [key] };
  };
}

/** Why a part cannot become a widget; undefined where it can. */
export function typeRefused(part: Part, to: RendererMeta, { metas }: EditLanguage): LocalText | undefined {
  const { within, role } = part;
  if (within === undefined || (role !== 'node' && role !== 'field'))
    return refuse('这里没有组件', 'There is no widget here').refused;
  if (role === 'field' && to.field === undefined)
    return {
      zhCN: `“${localise(to.title, 'zhCN')}”不能作为字段`,
      enUS: `“${localise(to.title, 'enUS')}” cannot be a field`,
    };
  const { parent, holding } = within;
  // It leaves the place that it takes now.
  return refusalOf({ role, type: to.type }, { parent, holding: { ...holding, parts: [] } }, metas);
}
