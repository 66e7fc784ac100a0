import type { FlowStatistic } from '../../../../schemas/wire/flowLists.ts';
import type { Grouping } from './groupings.ts';

interface Naming {
  readonly by: Grouping;
  /** What a line is called by itself. */
  readonly nameOf: (line: FlowStatistic) => string;
  /** What a flow is called, by its id; undefined: it is not known. */
  readonly flowName: (id: string) => string | undefined;
}

/** Names that more than one line has. */
function repeated(names: ReadonlyMap<string, string>): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].flatMap(([name, count]) => (count > 1 ? name : [])));
}

/**
 * What lines are called, by key, each otherwise than all others: steps of one title with the flow that they are of, and
 * what is then still called the same, as people are, with what it is known by to the server.
 */
export function statisticNames(
  lines: readonly FlowStatistic[],
  { by, nameOf, flowName }: Naming,
): ReadonlyMap<string, string> {
  const plain = new Map(lines.map((line) => [line.key, nameOf(line)]));
  const again = repeated(plain);
  const withFlow = new Map(
    [...plain].map(([key, name]) => {
      // A step is known as `<flow>/<node>`.
      const [flow = ''] = key.split('/');
      return [key, by === 'node' && again.has(name) ? `${flowName(flow) ?? flow} · ${name}` : name];
    }),
  );
  const still = repeated(withFlow);
  return new Map(
    [...withFlow].map(([key, name]) => {
      const known = by === 'node' ? key.slice(key.indexOf('/') + 1) : key;
      return [key, still.has(name) && known !== '' ? `${name} (${known})` : name];
    }),
  );
}
