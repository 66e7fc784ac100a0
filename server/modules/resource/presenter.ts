import type { Review } from '../../documents/reviewing.ts';
import type { UnfitUser } from '../../documents/conditionUsers.ts';
import type { Finding } from '../../../src/schemas/finding.ts';
import type { RuleSet } from '../../../src/schemas/condition.ts';
import { localise } from '../../../src/schemas/text.ts';
import type { Locale } from '../../../src/schemas/text.ts';
import type { ModuleRights, ResourceEntry } from '../../../src/schemas/wire/record.ts';
import { isRecord } from '../../envelope/envelope.ts';
import type { ListedResource, StoredResource } from '../../documents/repository.ts';
import type { ListedVersion } from '../../documents/versionRepository.ts';

/**
 * Grants are for the server and for those who design: nobody else learns what other roles may do, nor what tests say of
 * roles, persons and records.
 */
function asUsed(schema: unknown): unknown {
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !OF_DESIGNERS.has(name)));
}
const OF_DESIGNERS: ReadonlySet<string> = new Set(['grants', 'tests']);

/** `result` of `/resource/get.do`. */
export function presentResource(
  resource: StoredResource,
  {
    rights,
    conditions,
    asDesigned,
  }: { rights: ModuleRights | undefined; conditions: Readonly<Record<string, RuleSet>>; asDesigned: boolean },
): ResourceEntry {
  const entry: ResourceEntry = {
    id: resource.id,
    kind: resource.kind,
    name: resource.name,
    version: resource.version,
    revision: resource.revision,
    schema: asDesigned ? resource.schema : asUsed(resource.schema),
  };
  if (rights !== undefined) entry.rights = rights;
  if (Object.keys(conditions).length > 0) entry.conditions = conditions;
  return entry;
}

/** One entry of `/resource/list.do`, without the schema. */
export function presentListed(row: ListedResource): Record<string, unknown> {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    revision: row.revision,
    version: row.published_version,
    published: row.published_version !== null,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by,
    ...(row.system !== null && { system: row.system }),
    shared: row.shared,
    tags: row.tags,
  };
}

/** One entry of `/resource/versions.do`. */
export function presentVersion(row: ListedVersion): Record<string, unknown> {
  return {
    version: row.version,
    revision: row.revision,
    name: row.name,
    published: row.published,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
    publisher: row.publisher ?? row.published_by,
    ...(row.replaced && { replaced: true }),
    ...(row.note !== null && { note: row.note }),
  };
}

/** One document of `broken` of `/resource/publish.do`, with its findings as `/resource/check.do` has them. */
export function presentUnfitUser(user: UnfitUser, locale: Locale): Record<string, unknown> {
  const { kind, id, name, findings } = user;
  return { kind, id, name, findings: findings.map((found) => presentFinding(found, locale)) };
}

/** One entry of `/resource/check.do`; `path` is a JSON pointer into the document. */
export function presentFinding(found: Finding, locale: Locale): Record<string, unknown> {
  const { severity, path = '', code, message, fix } = found;
  const told = { severity, path, code, message: localise(message, locale) };
  return fix === undefined ? told : { ...told, fix: { ...fix, title: localise(fix.title, locale) } };
}

/** `result` of `/resource/review.do`. */
export function presentReview({ findings, ...review }: Review, locale: Locale): Record<string, unknown> {
  const told = findings.map(({ kind, id, finding }) => ({ kind, id, ...presentFinding(finding, locale) }));
  return { findings: told, ...review };
}
