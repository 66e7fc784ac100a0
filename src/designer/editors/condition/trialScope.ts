import type { Scope } from '../../../conditions/index.ts';
import type { ScopeName } from '../../../documents/check/scopeAt.ts';

/** Where rules read the fields of a record, and of which form it is one. */
export interface RecordPlace {
  /** Name that holds the record; undefined where its fields stand by themselves. */
  readonly under: string | undefined;
  /** Id of the form. */
  readonly module: string;
}

const FORM = 'form/';
/** Names that hold a record where they are there, the nearest first. */
const HOLDERS = ['row', 'form'];

const formOf = ({ type: { origin } }: ScopeName): string | undefined =>
  origin?.part !== undefined && origin.document.startsWith(FORM)
    ? origin.document.slice(FORM.length)
    : undefined;

/** The record among what rules compare; undefined where they compare none. */
export function recordPlace(names: readonly ScopeName[]): RecordPlace | undefined {
  for (const under of HOLDERS) {
    const members = names.find(({ name }) => name === under)?.members ?? [];
    const module = members.map(formOf).find((each) => each !== undefined);
    if (module !== undefined) return { under, module };
  }
  const module = names.map(formOf).find((each) => each !== undefined);
  return module === undefined ? undefined : { under: undefined, module };
}

/** The path of a field as rules of the place write it, without the name that holds the record. */
export const codeIn = (bindKey: string, { under }: RecordPlace): string | undefined => {
  if (under === undefined) return bindKey.includes('.') ? undefined : bindKey;
  return bindKey.startsWith(`${under}.`) ? bindKey.slice(under.length + 1) : undefined;
};

/**
 * What rules read while they are tried: the values around, with a record in its place and with values that a person
 * typed for single paths.
 */
export function trialScope(
  around: Scope,
  place: RecordPlace | undefined,
  record: Readonly<Record<string, unknown>>,
  typed: Readonly<Record<string, unknown>>,
): Scope {
  const scope = Object.create(null) as Record<string, unknown>;
  if (around) Object.defineProperties(scope, Object.getOwnPropertyDescriptors(around));
  const put = (name: string, value: unknown): void => {
    Object.defineProperty(scope, name, { value, enumerable: true, configurable: true });
  };
  const own = new Map<string, unknown>(Object.entries(record));
  for (const [path, value] of Object.entries(typed)) {
    const code = place && codeIn(path, place);
    if (code !== undefined) own.set(code, value);
    else putAt(scope, put, path, value);
  }
  const whole = Object.fromEntries(own);
  if (place?.under !== undefined) put(place.under, whole);
  else if (place) for (const [code, value] of own) put(code, value);
  return scope;
}

/** Puts a value at `vars.count` without changing what is around. */
function putAt(
  scope: Readonly<Record<string, unknown>>,
  put: (name: string, value: unknown) => void,
  path: string,
  value: unknown,
): void {
  const [name = '', ...rest] = path.split('.');
  put(name, within(scope[name], rest, value));
}

function within(around: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  const members = new Map<string, unknown>(
    typeof around === 'object' && around !== null ? Object.entries(around) : [],
  );
  members.set(step, within(members.get(step), rest, value));
  return Object.fromEntries(members);
}
