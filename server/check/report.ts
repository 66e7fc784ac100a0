import type { SetResult } from '../../src/documents/check/documentSet.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import { localise } from '../../src/schemas/text.ts';
import type { Locale } from '../../src/schemas/text.ts';

/** What was found, as a person reads it in a terminal, and whether it keeps the documents from being published. */
export interface CheckReport {
  readonly text: string;
  readonly errors: number;
}

/** Texts that are there in one language alone: many, and none of them breaks anything. */
const MISSING_TEXT = 'MISSING_TEXT';

/**
 * Lays out what was found in each document: severity, place, message, proposed fix, code. Texts that are missing in one
 * language are one line, so that they hide nothing else.
 * @param texts each of them has its own line
 */
export function reportResults(results: readonly SetResult[], locale: Locale, texts = false): CheckReport {
  const all = results.flatMap(({ findings }) => findings);
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const lines = results.flatMap(({ name, findings }) =>
    findings.length === 0
      ? []
      : [
          name,
          ...findings
            .filter(({ code }) => texts || code !== MISSING_TEXT)
            .map((finding) => lineOf(finding, locale)),
          ...(texts ? [] : missingTexts(findings, locale)),
          '',
        ],
  );
  const summary = `${counted(results.length, 'document')}: ${counted(errors, 'error')}, ${counted(all.length - errors, 'warning')}`;
  return { text: [...lines, summary].join('\n'), errors };
}

function lineOf({ severity, path = '', message, code, fix }: Finding, locale: Locale): string {
  const proposal =
    fix === undefined ? '' : `\n           → ${JSON.stringify(fix.value)}${fix.rename ? ':' : ''}`;
  return `  ${severity.padEnd(7)}  ${path || '/'}  ${localise(message, locale)} [${code}]${proposal}`;
}

function missingTexts(findings: readonly Finding[], locale: Locale): readonly string[] {
  const count = findings.filter(({ code }) => code === MISSING_TEXT).length;
  if (count === 0) return [];
  const told = {
    zhCN: `${String(count)} 处文字缺少一种语言，加上 --texts 逐条列出`,
    enUS: `${counted(count, 'text')} in one language only; --texts lists them`,
  };
  return [`  warning  /  ${told[locale]} [${MISSING_TEXT}]`];
}

const counted = (count: number, what: string): string => `${String(count)} ${what}${count === 1 ? '' : 's'}`;
