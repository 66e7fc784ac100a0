import type { FlowStatistic } from '../../../../schemas/wire/flowLists.ts';
import type { Grouping } from './groupings.ts';

interface Naming {
  readonly by: Grouping;
  /** What a line is called by itself. */
  readonly nameOf: (line: FlowStatistic) => string;
  /** What a flow is called, by its id; undefined: it is not known. */
  readonly flowName: (id: string) => string | undefined;
}

const flowOf = (key: string): string => key.split('/')[0] ?? '';

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
  // A step is known as `<flow>/<node>`. Where all are of one flow, its name tells none of them from another.
  const flows = new Set(lines.map(({ key }) => flowOf(key)));
  const isTold = by === 'node' && flows.size > 1;
  const withFlow = new Map(
    [...plain].map(([key, name]) => {
      const flow = flowOf(key);
      return [key, isTold && again.has(name) ? `${flowName(flow) ?? flow} · ${name}` : name];
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
