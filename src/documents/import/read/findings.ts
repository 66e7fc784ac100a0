import { findingMaker, findingTable } from '../../../conditions/index.ts';
import { changedFindings } from './changedFindings.ts';
import { lostFindings } from './lostFindings.ts';

/** Makes a finding of an import: what stays behind, and what arrives changed. */
export const importFinding = findingMaker(findingTable({ ...lostFindings, ...changedFindings }));
