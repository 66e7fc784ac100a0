import { compileTemplate } from '../../conditions/index.ts';
import type { Source } from '../../schemas/source.ts';
import type { Check, CheckContext, Place } from './context.ts';
import { findCycles } from '../cycles.ts';
import { checkFlag } from './flag.ts';
import { checkFindings as findings } from './findings.ts';
import { checkCall } from './moduleCall.ts';
import { declaredTypes, type PageParts } from './pageScope.ts';
import { checkGiven } from './value.ts';
import { reportAt } from './context.ts';

/** Checks what a page takes, holds and loads. */
export function checkPageParts(parts: PageParts, place: Place, check: Check): void {
  for (const [name, { type, initial }] of Object.entries(parts.variables ?? {})) {
    reportAt(check, `/variables/${name}/initial`, checkGiven(initial, declaredTypes[type], place, check));
  }
  for (const [name, { type, default: first }] of Object.entries(parts.params ?? {})) {
    reportAt(check, `/params/${name}/default`, checkGiven(first, declaredTypes[type], place, check));
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
