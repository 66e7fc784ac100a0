import type { SetResult } from '../../src/documents/check/documentSet.ts';
import { localise } from '../../src/schemas/text.ts';
import type { Locale } from '../../src/schemas/text.ts';

/** What was found, as a person reads it in a terminal, and whether it keeps the documents from being published. */
export interface CheckReport {
  readonly text: string;
  readonly errors: number;
}

/** Lays out what was found in each document: severity, place, message, proposed fix, code. */
export function reportResults(results: readonly SetResult[], locale: Locale): CheckReport {
  const all = results.flatMap(({ findings }) => findings);
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const lines = results.flatMap(({ name, findings }) =>
    findings.length === 0
      ? []
      : [
          name,
          ...findings.map(({ severity, path = '', message, code, fix }) => {
            const proposal =
              fix === undefined ? '' : `\n           → ${JSON.stringify(fix.value)}${fix.rename ? ':' : ''}`;
            return `  ${severity.padEnd(7)}  ${path || '/'}  ${localise(message, locale)} [${code}]${proposal}`;
          }),
          '',
        ],
  );
  const summary = `${counted(results.length, 'document')}: ${counted(errors, 'error')}, ${counted(all.length - errors, 'warning')}`;
  return { text: [...lines, summary].join('\n'), errors };
}

const counted = (count: number, what: string): string => `${String(count)} ${what}${count === 1 ? '' : 's'}`;
