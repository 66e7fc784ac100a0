import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { launchBrowser } from '../../../tests/support/browser.ts';
import { buildContender } from './buildContender.ts';
import type { PageRun } from './measurePages.ts';
import { serveFolders } from './serveFolders.ts';
import { Tab, type Profile } from './Tab.ts';

/** Owners that a profile names. */
const SHOWN = 20;

/**
 * Says where the time of a case goes: one page for each contender and case, its self
 * time by package and by file of ours.
 */
export async function profilePages({ suite, only, cases }: PageRun): Promise<string> {
  const contenders = suite.contenders.filter(({ name, role }) =>
    only.length === 0 ? role === 'atrium' : only.includes(name),
  );
  const wanted = suite.cases.filter(({ name }) => cases.length === 0 || cases.includes(name));
  const browser = await launchBrowser();
  const parts: string[] = [];
  try {
    for (const contender of contenders) {
      const { folder, base } = await buildContender(contender.file, { traced: true });
      const server = await serveFolders(path.dirname(folder));
      try {
        for (const each of wanted) {
          const profile = await Tab.with(browser, `${server.origin}${base}`, (tab) =>
            tab.profile(() => each.run(tab, contender)),
          );
          parts.push(`### ${contender.name}, ${each.name}`, '', ...linesOf(profile, folder, base), '');
        }
      } finally {
        await server.stop();
      }
    }
  } finally {
    await browser.close();
  }
  return parts.join('\n');
}

function linesOf({ nodes, samples = [], timeDeltas = [] }: Profile, folder: string, base: string): string[] {
  const maps = new Map<string, SourceMap | undefined>();
  const ownerAt = (url: string, line: number, column: number): string | undefined => {
    const at = url.indexOf(base);
    if (at < 0) return undefined;
    const file = path.join(folder, `${url.slice(at + base.length)}.map`);
    if (!maps.has(file)) maps.set(file, readMap(file));
    const entry = maps.get(file)?.findEntry(line, column);
    return entry && 'originalSource' in entry ? ownerOf(entry.originalSource, path.dirname(file)) : undefined;
  };
  const owners = new Map(
    nodes.map(({ id, callFrame: { url, functionName, lineNumber, columnNumber } }) => [
      id,
      ownerAt(url, lineNumber, columnNumber) ?? (functionName || '(other)'),
    ]),
  );
  const times = new Map<string, number>();
  samples.forEach((id, index) => {
    const owner = owners.get(id) ?? '(other)';
    if (owner !== '(idle)') times.set(owner, (times.get(owner) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  });
  const sum = [...times.values()].reduce((all, time) => all + time, 0);
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([owner, time]) => `- ${((time / sum) * 100).toFixed(1)} %, ${time.toFixed(0)} ms: ${owner}`);
}

/** A map; undefined where the bundler wrote none, for code of its own. */
const readMap = (file: string): SourceMap | undefined =>
  existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : undefined;

const root = path.resolve(import.meta.dirname, '../../..');

/** A package or a file of ours; undefined where a map knows a place of no source. */
function ownerOf(source: string | undefined, folder: string): string | undefined {
  if (source === undefined) return undefined;
  const file = path.resolve(folder, source);
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? path.relative(root, file);
}
