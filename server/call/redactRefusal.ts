import { AppError } from '../errors/AppError.ts';
import type { Actor } from '../session/actor.ts';

/**
 * A refusal as its caller may know it: what is wrong within a document, its paths and names, is told to who designs; to
 * anybody else that something is, whatever call came upon it. The log has the whole.
 * @param actor undefined where nobody knows who asks
 */
export function redactRefusal(refusal: AppError, actor: Actor | undefined): AppError {
  const isTold =
    refusal.code !== 'DOCUMENT_INVALID' || actor?.isAdmin === true || (actor?.designs.length ?? 0) > 0;
  return isTold ? refusal : new AppError('DOCUMENT_INVALID', { cause: refusal });
}
