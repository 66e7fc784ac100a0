import { types, type RecordType, type StaticType } from '../../conditions/check/index.ts';
import type { Source } from '../../schemas/source.ts';
import type { Check, Place } from './context.ts';
import { enter } from './enter.ts';
import { typeOfCall } from './moduleCall.ts';

/** The members of a document that opens as a page. */
export interface PageParts {
  readonly params?: Readonly<Record<string, { readonly type: DeclaredType; readonly default?: unknown }>>;
  readonly variables?: Readonly<Record<string, { readonly type: DeclaredType; readonly initial?: unknown }>>;
  readonly sources?: Readonly<Record<string, Source>>;
  readonly events?: Readonly<Record<string, unknown>>;
}

type DeclaredType = 'text' | 'number' | 'bool' | 'time' | 'list' | 'record';

/** What a parameter or a variable of a declared type holds. */
export const declaredTypes: Readonly<Record<DeclaredType, StaticType>> = {
  text: types.TEXT,
  number: types.NUMBER,
  bool: types.BOOL,
  time: types.TIME,
  list: types.listOf(types.ANY),
  record: types.openRecord(),
};

/** @param part what parts of these names are in the document */
const typesOf = (
  parts: Readonly<Record<string, { readonly type: DeclaredType }>> = {},
  part: 'param' | 'input' | 'variable',
  document: string,
): Record<string, StaticType> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, { type }]) => [
      name,
      types.declaredBy(declaredTypes[type], { document, part: `${part}:${name}`, name }),
    ]),
  );

/** The names that every expression of a page sees: platform variables, the address, parameters, variables, sources. */
export function pagePlace(
  parts: PageParts,
  check: Check,
  ownParams: Readonly<Record<string, StaticType>> = {},
): Place {
  const { own } = check;
  const sources = parts.sources ?? {};
  const data = Object.entries(sources).map(([name, source]) => {
    const type = typeOfCall(source.call, source.param, check.context);
    return [name, types.declaredBy(type, { document: own, part: `source:${name}`, name })] as const;
  });
  const param = own.startsWith('control/') ? 'input' : 'param';
  return enter(check, '', {
    sources,
    emits: new Set(Object.keys(parts.events ?? {})),
    scope: types.recordOf({
      ...check.context.variables,
      url: types.openRecord(),
      params: types.recordOf({ ...ownParams, ...typesOf(parts.params, param, own) }),
      vars: types.recordOf(typesOf(parts.variables, 'variable', own)),
      sources: types.recordOf(Object.fromEntries(data)),
    }),
  });
}

/** What rights and other rules of the server see beside the record: the session's variables only. */
const sessionNames = [
  'platform_schoolId',
  'platform_group',
  'platform_userId',
  'platform_userName',
  'platform_realName',
  'actionMights',
];

export const sessionScope = ({ context }: Check): RecordType =>
  types.recordOf(
    Object.fromEntries(sessionNames.map((name) => [name, context.variables[name] ?? types.ANY])),
  );
