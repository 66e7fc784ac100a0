import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import { replaceAt } from '../pointer.ts';
import { checkKnown } from './checkDocument.ts';
import type { CheckContext } from './context.ts';
import { isWithin } from './enter.ts';

/**
 * What the check would say of one member of a document, if that held a value: of it and of what is in it.
 * @param pointer JSON pointer of the member, which may be absent yet
 */
export function findingsAt(
  document: AtriumDocument,
  pointer: string,
  value: unknown,
  context: CheckContext,
): readonly Finding[] {
  const found: Finding[] = [];
  const changed = replaceAt(document, pointer, value) as AtriumDocument;
  checkWritten(changed, { ...context, towards: pointer }, (finding) => {
    if (isWithin(finding.path ?? '', pointer)) found.push(finding);
  });
  return found;
}

/**
 * Checks a document that is being written, which may be of any shape: what is not of its shape ends the check there, and
 * is told by the check of the whole.
 */
export function checkWritten(
  document: AtriumDocument,
  context: CheckContext,
  report: (finding: Finding) => void,
): void {
  try {
    checkKnown(document, context, report);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}
