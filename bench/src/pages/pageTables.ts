import type { Column, Measurements, PageContender, PageSuite, PageTarget } from './pageSuite.ts';

/** Writes a suite as Markdown: what was measured, the targets, and who failed. */
export function pageTables(suite: PageSuite, measured: Measurements): string {
  const { title, notes, tables, targets } = suite;
  const contenders = suite.contenders.filter(({ name }) => measured.values[name] !== undefined);
  return [
    `## ${title}`,
    '',
    ...notes.map((note) => `- ${note}`),
    '',
    ...tables.flatMap(({ title: of, columns, rows = () => true }) => {
      const shown = contenders.filter(({ name }) => rows(name));
      return [`### ${of}`, '', ...linesOf(columns, shown, measured), ''];
    }),
    ...targetRows(suite, targets, measured),
    ...failureRows(measured),
  ].join('\n');
}

function linesOf(
  columns: readonly Column[],
  contenders: readonly PageContender[],
  { values }: Measurements,
): string[] {
  const lines = contenders.map(({ name, role }) => {
    const cells = columns.map(({ key, percentile }) => cell(values[name]?.[key], percentile));
    const shown = role === 'atrium' ? `**${name}**` : role === 'limit' ? `limit: ${name}` : name;
    return `| ${shown} | ${cells.join(' | ')} |`;
  });
  return [
    `| | ${columns.map((column) => column.title).join(' | ')} |`,
    `|---${'|---'.repeat(columns.length)}|`,
    ...lines,
  ];
}

function cell(values: readonly number[] | undefined, percentile: number | undefined): string {
  if (values === undefined || values.length === 0) return '–';
  if (percentile !== undefined) return digits(at(values, percentile));
  const least = Math.min(...values);
  const most = Math.max(...values);
  const middle = digits(at(values, 0.5));
  return least === most ? middle : `${middle} (${digits(least)}–${digits(most)})`;
}

function targetRows(
  { contenders }: PageSuite,
  targets: readonly PageTarget[],
  { values }: Measurements,
): string[] {
  if (targets.length === 0) return [];
  const atrium = contenders.find(({ role }) => role === 'atrium')?.name ?? '';
  const lines = targets.map(({ what, contender = atrium, key, percentile = 0.5, most, of, unit }) => {
    const own = values[contender]?.[key];
    const other = of && values[of.contender]?.[of.key ?? key];
    const target = of ? `≤ ${most} × ${of.contender}` : `≤ ${most} ${unit}`;
    if (!own || (of && !other)) return `| ${what} | – | – | ${target}: not measured |`;
    const value = at(own, percentile);
    const ratio = other ? value / at(other, percentile) : undefined;
    const verdict = (ratio ?? value) <= most ? 'met' : '**missed**';
    return `| ${what} | ${digits(value)} ${unit} | ${ratio?.toFixed(2) ?? ''} | ${target}: ${verdict} |`;
  });
  return ['### Targets', '', '| | Atrium | ratio | target |', '|---|---|---|---|', ...lines, ''];
}

function failureRows({ failures }: Measurements): string[] {
  const lines = Object.entries(failures).flatMap(([name, said]) =>
    said.map((text) => `- ${name} failed: ${text.replaceAll('|', '\\|')}`),
  );
  return lines.length === 0 ? [] : [...lines, ''];
}

/** The value below which a part of all values lies. */
function at(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const digits = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));
