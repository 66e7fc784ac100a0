import { compileTemplate } from '../../conditions/index.ts';
import { roleOf } from '../../schemas/action.ts';
import type { MetaIndex } from '../metaIndex.ts';

/** Named things of a document that parts of it read. */
export interface NamesRead {
  readonly sources: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
}

/**
 * The sources and variables that a value of a document reads: in its expressions, the keys of its conditions, the props of
 * its nodes and the parameters of its actions; and the fields that its places stand for.
 */
export function namesRead(value: unknown, metas: MetaIndex): NamesRead {
  const sources = new Set<string>();
  const variables = new Set<string>();
  const fields = new Set<string>();
  const readPath = (path: string): void => {
    const [root, name = ''] = path.split('.');
    const bare = /^\w+/.exec(name)?.[0];
    if (bare === undefined) return;
    if (root === 'sources') sources.add(bare);
    if (root === 'vars') variables.add(bare);
  };
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    if (!isObject(part)) return;
    if (typeof part.type === 'string') propSources(part, metas).forEach((name) => sources.add(name));
    if (typeof part.do === 'string') {
      for (const [name, given] of Object.entries(part)) {
        if (typeof given !== 'string') continue;
        if (roleOf(name, part.do) === 'source') sources.add(given);
        if (roleOf(name, part.do) === 'variable') variables.add(given);
      }
    }
    if (typeof part.field === 'string' && part.type === undefined) fields.add(part.field);
    if (typeof part.bindKey === 'string') readPath(part.bindKey);
    Object.values(part).forEach(visit);
  };
  visit(value);
  compileTemplate(value).paths.forEach(readPath);
  return { sources, variables, fields };
}

/** The sources that the props of a node name. */
function propSources({ type, props }: Readonly<Record<string, unknown>>, metas: MetaIndex): string[] {
  const declared = typeof type === 'string' ? metas.get(type)?.props : undefined;
  if (declared === undefined || !isObject(props)) return [];
  return Object.entries(declared).flatMap(([name, { kind }]) => {
    const given = props[name];
    if (kind === 'source') return typeof given === 'string' ? [given] : [];
    if (kind !== 'options' || !isObject(given)) return [];
    return typeof given.source === 'string' ? [given.source] : [];
  });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
