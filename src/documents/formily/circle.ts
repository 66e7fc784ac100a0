import type { Finding } from '../../schemas/finding.ts';
import { formilyFinding } from './findings.ts';

/** Reactions that set each other off, found while they run. @param name the address of the field that was stopped */
export const inCircle = (name: string): Finding => formilyFinding('FORMILY_CIRCLE', undefined, { name });
