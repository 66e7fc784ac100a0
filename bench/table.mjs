// Writes what was measured as Markdown.
import { readFileSync } from 'node:fs';
import os from 'node:os';

/** Where and with what it was measured, and how. */
export function machine(method) {
  const [cpu] = os.cpus();
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return [
    `- ${new Date().toISOString().slice(0, 10)}, Atrium ${version}, Node ${process.versions.node} (V8 ${process.versions.v8}), ${os.type()} ${os.release()}`,
    `- ${os.cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GiB`,
    ...method.map((line) => `- ${line}`),
  ].join('\n');
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const digits = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));
const time = (value) => (value >= 10_000 ? `${digits(value / 1000)} µs` : `${digits(value)} ns`);

/** One table for each case of a suite. */
export function suiteTables({ title, notes, cases, contenders }, samples) {
  const limit = contenders.find(({ role }) => role === 'limit').name;
  const tables = cases.map((each) => {
    const base = median(samples.get(`${limit}\n${each.name}`));
    const rows = contenders.flatMap(({ name, role }) => {
      const times = samples.get(`${name}\n${each.name}`);
      return times === undefined ? [] : [{ name, role, times, middle: median(times) }];
    });
    const lines = rows
      .sort((a, b) => a.middle - b.middle)
      .map(({ name, role, times, middle }) => {
        const ratio = middle / base;
        const verdict =
          role === 'atrium' && each.target !== undefined
            ? `≤ ${time(each.target)}: ${middle <= each.target ? 'met' : '**missed**'}`
            : '';
        const shown = role === 'atrium' ? `**${name}**` : role === 'limit' ? `limit: ${name}` : name;
        return `| ${shown} | ${time(middle)} (${time(Math.min(...times))}–${time(Math.max(...times))}) | ${ratio.toFixed(2)} | ${verdict} |`;
      });
    return [`### ${each.name}`, '', '| | time | × limit | target |', '|---|---|---|---|', ...lines, ''].join(
      '\n',
    );
  });
  return [`## ${title}`, '', ...notes.map((note) => `- ${note}`), '', ...tables].join('\n');
}

/** The figures of a report. */
export function reportTable({ title, notes, lines }) {
  const rows = lines.map(({ name, value, unit, ratio = '', target = '', isMet }) => {
    const verdict = isMet === undefined ? target : `${target}: ${isMet ? 'met' : '**missed**'}`;
    return `| ${name} | ${digits(value)} ${unit} | ${ratio} | ${verdict} |`;
  });
  return [
    `## ${title}`,
    '',
    ...notes.map((note) => `- ${note}`),
    '',
    '| | value | ratio | target |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
