import { isList, isRecord, isText, own } from '../read/json.ts';
import type { Reader } from '../read/reader.ts';
import type { Known, Run } from '../read/run.ts';
import type { Names } from './expression.ts';
import { named } from './names.ts';

/** What a reaction looks at, by position or name; undefined: it is no value of a field. */
export type Dependencies = ReadonlyMap<string, string | undefined>;

/** The address that one names from a field: `.a` is its sibling, `..a` a sibling of the object around it. */
export function addressFrom(self: string, name: string): string {
  const [, dots = '', rest = ''] = /^(\.*)(.*)$/s.exec(name) ?? [];
  return dots === '' ? rest : [...self.split('.').slice(0, -dots.length), rest].join('.');
}

/** The address of a value: `a`, or `a#value`; undefined where another property of the field is meant. */
function valueOf(self: string, source: string, property: unknown): string | undefined {
  const [name = '', mark] = source.split('#');
  const wanted = mark ?? property ?? 'value';
  return wanted === 'value' ? addressFrom(self, name) : undefined;
}

/** Reads what `$deps` stands for. */
export function readDependencies(reader: Reader, self: string): Dependencies {
  const given = reader.peek('dependencies');
  const entries = isList(given) || isRecord(given) ? Object.entries(given) : [];
  const found = new Map<string, string | undefined>();
  for (const [key, entry] of entries) {
    if (isText(entry)) found.set(key, valueOf(self, entry, undefined));
    else if (isRecord(entry)) {
      const [source, name] = [own(entry, 'source'), own(entry, 'name')];
      if (isText(source)) found.set(isText(name) ? name : key, valueOf(self, source, own(entry, 'property')));
    }
  }
  if (found.size === entries.length) reader.take('dependencies');
  return found;
}

/** What a run knows by an address, of the form or of the rows that it reads. */
export const knownAt = (run: Run, address: string): Known | undefined => run.shared.known.get(address);

/** How the expressions at a field find others. */
export const namesAt =
  (run: Run, self: string, dependencies: Dependencies): Names =>
  (root, key) => {
    const address = root === 'self' ? self : root === 'deps' ? dependencies.get(key) : key;
    return address === undefined ? undefined : named(knownAt(run, address), run);
  };
