import { documentValidators } from 'virtual:document-validators';
import type { Fits } from '../../documents/check/shape.ts';

/**
 * Whether a document is of its shape, by validators that were compiled with the portal: milliseconds for a page of 2,000
 * nodes, which the interpreted schemas take seconds for. It is large, so that it is loaded where it is needed.
 */
export const documentFits: Fits = (kind, document) => documentValidators[kind]?.(document) === true;
