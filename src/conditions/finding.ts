import type { Finding } from '../schemas/finding.ts';
import type { LocalText } from '../schemas/text.ts';

/** Receives what a person should know; the evaluation itself goes on. */
export type Report = (finding: Finding) => void;

/** Builds a finding; `path` is left out where nothing was examined by path. */
export function finding(
  severity: Finding['severity'],
  code: string,
  message: LocalText,
  path?: string,
): Finding {
  return path === undefined ? { severity, code, message } : { severity, code, message, path };
}
