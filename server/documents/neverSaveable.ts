import { controlIdOf } from '../../src/schemas/controlType.ts';
import type { Finding } from '../../src/schemas/finding.ts';

/**
 * Findings that no other document can mend: what is there twice or cannot be called so, and texts that are no
 * expression, condition, pattern or address that this product takes.
 */
const NEVER_SAVEABLE: ReadonlySet<string> = new Set([
  'DUPLICATE_ID',
  'DUPLICATE_CODE',
  'RESERVED_CODE',
  'PROTOTYPE_NAME',
  'EXPRESSION_SYNTAX',
  'EXPRESSION_TOKEN',
  'EXPRESSION_OPERATOR',
  'EXPRESSION_TOO_DEEP',
  'EXPRESSION_TOO_LARGE',
  'EXPRESSION_TOO_LONG',
  'UNKNOWN_FUNCTION',
  'FUNCTION_ARGUMENTS',
  'TEMPLATE_TOO_DEEP',
  'CONDITION_TOO_DEEP',
  'CONDITION_TOO_LARGE',
  'PATTERN',
  'UNSAFE_ADDRESS',
]);

/** What stands at a JSON pointer. */
const at = (document: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
          ? (inside as Record<string, unknown>)[key]
          : undefined,
      document,
    );

/**
 * The findings over which not even a draft is kept: whatever is saved or published around it, the document can never
 * be right. A widget that this installation does not have is among them, a control that is not there yet is not.
 */
export function neverSaveable(document: unknown, findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ severity, code, path = '' }) => {
    if (severity !== 'error') return false;
    if (NEVER_SAVEABLE.has(code)) return true;
    if (code !== 'UNKNOWN_TYPE') return false;
    const type = at(document, path);
    return typeof type !== 'string' || controlIdOf(type) === undefined;
  });
}
