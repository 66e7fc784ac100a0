import type { JsonProblem } from './jsonText.ts';

/** The text that tells why a text cannot be read as JSON, and what it holds. */
export function problemText({
  line,
  column,
  repeated,
}: JsonProblem): ['noJson' | 'repeated', { line: number; column: number; name?: string }] {
  return repeated === undefined
    ? ['noJson', { line, column }]
    : ['repeated', { line, column, name: repeated }];
}
