import type { ResourceKind } from '../kinds.ts';
import { migrateFlow } from './flow/1-to-2.ts';
import { migrateForm } from './form/1-to-2.ts';
import { migrateMgrList } from './mgrList/1-to-2.ts';
import { migrateSystem } from './system/1-to-2.ts';
import type { RawDocument } from './rawDocument.ts';

export type { RawDocument } from './rawDocument.ts';

/** One step of a kind's language from a version to the next. There is no way back. */
export interface MigrationStep {
  readonly kind: ResourceKind;
  /** The version that it takes; it gives the next one. */
  readonly from: number;
  /**
   * What the document says in the next version. Pure; `schemaVersion` is set by whoever runs the step. What it does not
   * understand it leaves as it is, for the check to complain of.
   */
  readonly migrate: (document: RawDocument) => RawDocument;
}

/**
 * All steps, those of a kind in order. Each stands in a file of its own, `{kind}/{from}-to-{to}.ts`, beside a document
 * before and after it, `{from}-to-{to}.before.json` and `.after.json`.
 */
export const migrationSteps: readonly MigrationStep[] = [
  { kind: 'flow', from: 1, migrate: migrateFlow },
  { kind: 'form', from: 1, migrate: migrateForm },
  { kind: 'mgrList', from: 1, migrate: migrateMgrList },
  { kind: 'system', from: 1, migrate: migrateSystem },
];

/** The version of a kind's documents that this release writes. */
export const currentVersion = (
  kind: ResourceKind,
  steps: readonly MigrationStep[] = migrationSteps,
): number => Math.max(1, ...steps.filter((step) => step.kind === kind).map(({ from }) => from + 1));
