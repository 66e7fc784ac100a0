import { compileTemplate } from '../../conditions/index.ts';
import type { Source } from '../../schemas/source.ts';
import type { Check, Place } from './context.ts';
import { findCycles } from '../cycles.ts';
import { createEnvironment } from '../environment.ts';
import { compileFlag } from '../flag.ts';
import { namedRules, withNamedWhere } from '../namedRules.ts';
import { checkFlag } from './flag.ts';
import { checkFinding, wayOf } from './findings.ts';
import { checkReading } from './moduleCall.ts';
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
    checkReading(source.call, source.param, place, check, path);
  }
  reportSourceCycles(sources, check);
  reportVariableCycles(parts.variables ?? {}, check);
}

/** Sources of which each waits for the next and the last for the first: they would load without end, or never. */
function reportSourceCycles(sources: Readonly<Record<string, Source>>, check: Check): void {
  const environment = createEnvironment(check.context.metas, {
    condition: (id) => namedRules(id, check.context),
  });
  const reads = new Map(
    Object.entries(sources).map(([name, { param, when }]) => {
      const asks = compileFlag(when, environment, { otherwise: true, onFailure: false });
      return [
        name,
        {
          param: namesRead('sources', withNamedWhere(param, environment), check),
          when: namesIn('sources', asks.paths),
        },
      ];
    }),
  );
  for (const cycle of cyclesOf(reads, ({ param, when }) => [...param, ...when])) {
    const [first = '', second = ''] = cycle;
    const member = reads.get(first)?.param.includes(second) === true ? 'param' : 'when';
    check.report(checkFinding('CYCLE', `/sources/${first}/${member}`, { way: wayOf(cycle) }));
  }
}

/** Variables of which none can have its first value before the others; and those that wait for what is not loaded yet. */
function reportVariableCycles(variables: NonNullable<PageParts['variables']>, check: Check): void {
  const reads = new Map(
    Object.entries(variables).map(([name, { initial }]) => [name, namesRead('vars', initial, check)]),
  );
  for (const cycle of cyclesOf(reads, (names) => names)) {
    check.report(checkFinding('CYCLE', `/variables/${cycle[0] ?? ''}/initial`, { way: wayOf(cycle) }));
  }
  for (const [name, { initial }] of Object.entries(variables)) {
    const [source] = namesRead('sources', initial, check);
    if (source !== undefined)
      check.report(checkFinding('NOT_LOADED_YET', `/variables/${name}/initial`, { source }));
  }
}

const cyclesOf = <T>(reads: ReadonlyMap<string, T>, names: (read: T) => readonly string[]) =>
  findCycles(reads.keys(), (name) => {
    const read = reads.get(name);
    return read === undefined ? [] : names(read);
  });

/** What a value reads of a record that is in scope: `sources.list` is `list` of `sources`. */
const namesRead = (of: string, value: unknown, { context: { functions } }: Check): readonly string[] =>
  namesIn(of, compileTemplate(value ?? {}, functions && { functions }).paths);

const namesIn = (of: string, paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => {
    const [first, name] = path.split('.');
    return first === of && name !== undefined ? [name] : [];
  });
