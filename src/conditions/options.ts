import type { Report } from './finding.ts';
import type { FunctionTable } from './functions/entry.ts';

/** The zone of dates and times that name none. */
export const DEFAULT_ZONE = 'Asia/Shanghai';

/** What compiling and evaluating may be told; every member has a default. */
export interface Options {
  /** IANA name of the zone in which dates and times without one are read. Default Asia/Shanghai. */
  zone?: string;
  /** Milliseconds since the epoch for `now()` and `today()`. Default: the clock. */
  now?: () => number;
  /** Receives findings: each broken template, operator or type once per compiled object. */
  report?: Report;
  /** What a template yields that does not parse or fails; without it the template's own text. */
  fallback?: unknown;
  /** What becomes of the value of each template before it is used. Default: it stays as it is. */
  settle?: (value: unknown) => unknown;
  /** The functions that expressions may call. Default: the built-in table. */
  functions?: FunctionTable;
}

/** A scope: names to values. Plain objects, MobX observables and null-prototype objects with getters all serve. */
export type Scope = object | null | undefined;
