import { dependenciesOf } from '../../formily/dependencies.ts';
import { isList, isRecord } from '../read/json.ts';
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

/** Reads what `$deps` stands for. */
export function readDependencies(reader: Reader, self: string): Dependencies {
  const given = reader.peek('dependencies');
  if (!isList(given) && !isRecord(given)) return new Map();
  const found = dependenciesOf(given).map(({ dependency }) => dependency);
  if (!found.includes(undefined)) reader.take('dependencies');
  return new Map(
    found.flatMap((each) =>
      each ? [[each.key, each.property === 'value' ? addressFrom(self, each.source) : undefined]] : [],
    ),
  );
}

/** What a run knows by an address, of the form or of the rows that it reads. */
export const knownAt = (run: Run, address: string): Known | undefined => run.shared.known.get(address);

/** How the expressions at a field find others. */
export const namesAt =
  (run: Run, self: string, dependencies: Dependencies): Names =>
  (root, key) => {
    const address =
      root === 'self'
        ? self
        : root === 'deps'
          ? dependencies.get(key)
          : root === 'record'
            ? addressFrom(self, `.${key}`) // of the object, or the row, around the field
            : key;
    return address === undefined ? undefined : named(knownAt(run, address), run);
  };
