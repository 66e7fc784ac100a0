import { Check } from 'typebox/value';
import type { Finding } from '../schemas/finding.ts';
import type { FieldReference, Node } from '../schemas/node.ts';
import type { RendererMeta } from '../schemas/rendererMeta.ts';
import { documentFinding } from './findings.ts';

/** Tells nothing of types: what the types say is what is doubted here. */
export const isList = (nodes: unknown): boolean => Array.isArray(nodes);

/** Whether a value can be read as a node or a reference: its members are of the kinds that whoever reads them counts on. */
export const isNodeShaped = (child: unknown): child is Node | FieldReference =>
  isMembers(child) &&
  (typeof child.field === 'string' || (typeof child.type === 'string' && typeof child.id === 'string')) &&
  isAbsentOr(child.name, (name) => typeof name === 'string') &&
  [child.props, child.slots].every((members) => isAbsentOr(members, isMembers)) &&
  isAbsentOr(child.layout, (layout) => isMembers(layout) && isAbsentOr(layout.span, Number.isInteger)) &&
  isAbsentOr(child.rules, isList) &&
  isAbsentOr(child.on, (chains) => isMembers(chains) && Object.values(chains).every(isChain)) &&
  [child.title, child.description, child.tooltip].every((text) => isAbsentOr(text, isText));

const isMembers = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAbsentOr = (value: unknown, is: (value: unknown) => boolean): boolean =>
  value === undefined || is(value);

const isChain = (value: unknown): boolean => Array.isArray(value) && value.every(isMembers);

const isText = (value: unknown): boolean =>
  typeof value === 'string' ||
  (isMembers(value) && Object.values(value).every((text) => typeof text === 'string'));

/** The first prop that the widget cannot take as written; unknown props are ignored here and a finding of the check. */
export function brokenProp(source: Node, meta: RendererMeta): Finding | undefined {
  for (const [name, prop] of Object.entries(meta.props)) {
    const written = source.props?.[name];
    if (written !== undefined && !Check(prop.schema, written))
      return documentFinding('WRONG_PROP.value', `/props/${name}`, { type: meta.type, name });
  }
  return undefined;
}
