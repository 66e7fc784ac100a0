import type { MetaIndex } from '../../documents/metaIndex.ts';
import { type Part, type PartTree, walkParts } from '../../documents/parts/part.ts';
import type { NamedMember } from '../settings/SettingsContext.ts';

/** What a document declares by name of a role: its variables, its events. */
export const namedMembers = ({ root }: PartTree, role: Part['role']): readonly NamedMember[] =>
  root.holdings
    .flatMap(({ parts }) => parts)
    .filter((part) => part.role === role)
    .map(({ name, title }) => ({ code: name, title: title ?? name }));

/** The nodes or steps of a document by id, by their own titles or those of their widgets. */
export const namedNodes = ({ root }: PartTree, metas: MetaIndex): readonly NamedMember[] =>
  [...walkParts(root)]
    .filter(({ role }) => role === 'node' || role === 'step')
    .map(({ name, title, type }) => ({ code: name, title: title ?? metas.get(type ?? '')?.title ?? name }));
