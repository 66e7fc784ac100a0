import { DEFAULT_ZONE, type FunctionTable, functionTable } from '../conditions/index.ts';
import type { RuleSet } from '../schemas/condition.ts';
import type { Finding } from '../schemas/finding.ts';
import type { MetaIndex } from './metaIndex.ts';

/** Everything that compiling a document needs from outside; pure data and functions. */
export interface Environment {
  metas: MetaIndex;
  /** IANA name; times without a zone are read in it. */
  zone: string;
  /** Milliseconds since the epoch; tests fix it. */
  now: () => number;
  /** What expressions may call. */
  functions: FunctionTable;
  /** Told once per broken place. */
  report: (finding: Finding) => void;
  /**
   * Compiles a pattern to a test that runs in linear time; throws for one that it cannot take. Absent: patterns are
   * not judged here. The engine is large, so browsers fetch it only for forms that hold a pattern.
   */
  pattern?: (source: string) => (text: string) => boolean;
  /** Rule sets kept as documents of their own. */
  condition: (id: string) => RuleSet | undefined;
}

export function createEnvironment(
  metas: MetaIndex,
  partial: Partial<Omit<Environment, 'metas'>> = {},
): Environment {
  return {
    metas,
    zone: DEFAULT_ZONE,
    now: Date.now,
    functions: functionTable,
    report: () => undefined,
    condition: () => undefined,
    ...partial,
  };
}

/** What compiling a template, a condition or an expression takes of an environment. */
export const compileOptions = ({ zone, now, functions, report }: Environment) => ({
  zone,
  now,
  functions,
  report,
});

/** The same environment whose findings carry the path of a node in front. */
export function at(environment: Environment, path: string): Environment {
  return {
    ...environment,
    report: (finding) => {
      environment.report({ ...finding, path: `${path}${finding.path ?? ''}` });
    },
  };
}
