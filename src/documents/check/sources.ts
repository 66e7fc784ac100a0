import { compileTemplate } from '../../conditions/index.ts';
import type { Source } from '../../schemas/source.ts';
import type { Check, CheckContext, Place } from './context.ts';
import { checkFlag } from './flag.ts';
import { checkFindings as findings } from './findings.ts';
import { checkCall } from './moduleCall.ts';
import type { PageParts } from './pageScope.ts';
import { checkValue } from './value.ts';
import { reportAt } from './context.ts';

/** Checks what a page takes, holds and loads. */
export function checkPageParts(parts: PageParts, place: Place, check: Check): void {
  for (const [name, { initial }] of Object.entries(parts.variables ?? {})) {
    if (initial !== undefined) {
      reportAt(check, `/variables/${name}/initial`, checkValue(initial, place, check));
    }
  }
  const sources = parts.sources ?? {};
  for (const [name, source] of Object.entries(sources)) {
    const path = `/sources/${name}`;
    checkFlag(source.when, place, check, `${path}/when`);
    checkCall(source.call, source.param, place, check, path);
  }
  for (const cycle of cyclesOf(sources, check.context)) {
    check.report(findings.cycle(cycle, `/sources/${cycle[0] ?? ''}/param`));
  }
}

/** Sources of which each waits for the next and the last for the first: they would load without end. */
function cyclesOf(
  sources: Readonly<Record<string, Source>>,
  context: CheckContext,
): readonly (readonly string[])[] {
  const reads = new Map(
    Object.entries(sources).map(([name, { param }]) => [name, sourcesRead(param, context)]),
  );
  return findCycles([...reads.keys()], (name) => reads.get(name) ?? []);
}

const sourcesRead = (param: unknown, { functions }: CheckContext): readonly string[] =>
  compileTemplate(param ?? {}, functions && { functions }).paths.flatMap(
    (path) => /^sources\.(\w+)/.exec(path)?.[1] ?? [],
  );

/** Every cycle of a graph once, as its way from the first name back to it. */
export function findCycles(
  names: readonly string[],
  next: (name: string) => readonly string[],
): readonly (readonly string[])[] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (name: string, trail: readonly string[]): void => {
    const start = trail.indexOf(name);
    if (start >= 0) cycles.push([...trail.slice(start), name]);
    if (start >= 0 || done.has(name)) return;
    for (const each of next(name)) visit(each, [...trail, name]);
    done.add(name);
  };
  for (const name of names) visit(name, []);
  return cycles;
}
