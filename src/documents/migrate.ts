import type { Finding } from '../schemas/finding.ts';
import { resourceKinds, type ResourceKind } from '../schemas/kinds.ts';
import {
  currentVersion,
  migrationSteps,
  type MigrationStep,
  type RawDocument,
} from '../schemas/migrations/steps.ts';
import { documentFinding } from './findings.ts';

/** A document of the present version, or why there is none; then `document` is what was given. */
export interface Migrated {
  readonly document: unknown;
  readonly findings: readonly Finding[];
}

/**
 * Brings a document to the version of its kind that this release reads. What is no document is given back as it is:
 * the check says what is wrong with it. A document of a newer version is refused, since nobody here knows what it
 * means. Never throws, and never changes what it is given.
 *
 * @param steps the steps of the language; others for tests only
 */
export function migrateDocument(
  document: unknown,
  steps: readonly MigrationStep[] = migrationSteps,
): Migrated {
  if (!isRaw(document)) return { document, findings: [] };
  const kind = resourceKinds.find((each) => each === document.kind);
  const version = document.schemaVersion;
  if (kind === undefined || typeof version !== 'number') return { document, findings: [] };
  const current = currentVersion(kind, steps);
  if (version > current)
    return { document, findings: [documentFinding('NEWER_VERSION', '/schemaVersion', { version, current })] };
  try {
    return { document: stepped(document, kind, version, steps), findings: [] };
  } catch {
    // A step met what no document of that version holds.
    return { document, findings: [documentFinding('MIGRATION_FAILED', '', { version })] };
  }
}

function stepped(
  document: RawDocument,
  kind: ResourceKind,
  version: number,
  steps: readonly MigrationStep[],
): RawDocument {
  const step = steps.find((each) => each.kind === kind && each.from === version);
  if (!step) return document;
  const next = { ...step.migrate(document), schemaVersion: version + 1 };
  return stepped(next, kind, version + 1, steps);
}

const isRaw = (value: unknown): value is RawDocument =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
