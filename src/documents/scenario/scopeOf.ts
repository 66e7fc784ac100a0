import { DEFAULT_ZONE, parseTime } from '../../conditions/index.ts';
import type { PageTest } from '../../schemas/pageTest.ts';
import { compileTemplate } from '../../conditions/index.ts';
import { asDeclared } from '../asDeclared.ts';
import { compileOptions } from '../environment.ts';
import type { Scope } from '../flag.ts';
import { pageParams } from '../pageParams.ts';
import type { Person, Subject } from './subject.ts';

/** The moment of a test; undefined where it says none, NaN where what it says is no time. */
export const timeOf = ({ at }: PageTest): number | undefined =>
  at === undefined ? undefined : (parseTime(at, DEFAULT_ZONE) ?? NaN);

/**
 * What the expressions of a page read in a test: the role as the only one of the person, the parameters, the variables as
 * they begin. Sources have answered nothing. What only a real visit decides is not there, so that what reads it is told to
 * be undecided; what the menu allows by which somebody came (`actionMights`) a test may say itself.
 * @param person undefined: nobody knows here who it is
 */
export function scopeOf(
  { document, environment }: Subject,
  test: PageTest,
  { person, schoolId = '' }: { readonly person: Person | undefined; readonly schoolId: string | undefined },
): Scope {
  const { as, params: given, actionMights } = test;
  const declared = document.kind === 'control' ? document.inputs : document.params;
  const params = pageParams(declared, given);
  const sources = Object.fromEntries(Object.keys(document.sources ?? {}).map((name) => [name, undefined]));
  const names = as.userId === undefined ? { userName: '', realName: '' } : person;
  const vars: Record<string, unknown> = {};
  const scope = {
    platform_schoolId: schoolId,
    platform_group: [as.role],
    platform_userId: as.userId ?? '',
    ...(actionMights && { actionMights }),
    ...(names && { platform_userName: names.userName, platform_realName: names.realName }),
    platform_device: document.kind === 'appMobile' ? 'mobile' : 'desktop',
    platform_theme: 'light',
    platform_locale: 'zhCN',
    ...{ url: params, params, vars, sources },
  };
  for (const [name, { type, initial }] of Object.entries(document.variables ?? {}))
    vars[name] =
      initial === undefined
        ? null
        : asDeclared(
            compileTemplate(initial, { ...compileOptions(environment), fallback: null }).evaluate(scope),
            type,
          );
  return scope;
}
