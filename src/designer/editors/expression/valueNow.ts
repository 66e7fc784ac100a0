import {
  compileTemplate,
  type FunctionTable,
  type Scope,
  toExpressionError,
  toText,
} from '../../../conditions/index.ts';
import type { LocalText } from '../../../schemas/text.ts';
import { asTemplate, type Writing } from './written.ts';

/** What an expression comes to now, or why it comes to nothing. */
export type ValueNow =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly why: LocalText }
  /** It reads names that are there only while a page runs; all of them where nothing is drawn, and none is said. */
  | { readonly kind: 'later'; readonly names: readonly string[] };

/**
 * What a text yields with the values that the canvas has.
 * @param sample undefined where nothing is drawn
 */
export function valueNow(
  shown: string,
  writing: Writing,
  sample: Scope,
  functions: FunctionTable,
): ValueNow | undefined {
  if (shown.trim() === '') return undefined;
  const compiled = compileTemplate(asTemplate(shown, writing).text, { functions });
  const missing = compiled.dependencies.filter((name) => !(name in Object(sample)));
  if (missing.length > 0) return { kind: 'later', names: sample ? missing : [] };
  try {
    return { kind: 'value', value: compiled.evaluateStrictly(sample) };
  } catch (error) {
    return { kind: 'failed', why: toExpressionError(error).text };
  }
}

/** Longest value that is shown. */
const LONGEST = 300;

/** A value as a person reads it: texts in quotation marks, records and lists as JSON, cut where it is long. */
export function sayValue(value: unknown): string {
  const said =
    typeof value === 'string'
      ? `"${value}"`
      : typeof value === 'object' && value !== null
        ? asJson(value)
        : toText(value);
  return said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said;
}

const asJson = (value: object): string => {
  try {
    return JSON.stringify(value);
  } catch {
    return String(value); // What leads back to itself has no JSON.
  }
};
