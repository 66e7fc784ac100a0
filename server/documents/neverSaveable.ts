import { traitsOf } from '../../src/documents/check/findings.ts';
import { controlIdOf } from '../../src/schemas/controlType.ts';
import type { Finding } from '../../src/schemas/finding.ts';
import { valueAt } from '../../src/schemas/pointer.ts';

/**
 * The findings over which not even a draft is kept: whatever is saved or published around it, the document can never
 * be right. A widget that this installation does not have is among them, a control that is not there yet is not.
 */
export function neverSaveable(document: unknown, findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ severity, code, path = '' }) => {
    if (severity !== 'error') return false;
    if (traitsOf(code).neverSaveable === true) return true;
    if (code !== 'UNKNOWN_TYPE') return false;
    const type = valueAt(document, path);
    return typeof type !== 'string' || controlIdOf(type) === undefined;
  });
}
