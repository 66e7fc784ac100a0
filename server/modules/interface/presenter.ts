import type { StoredInterface } from '../../interfaces/definition/repository.ts';

/** An interface as configurers see it in a list. */
export function presentEntry(row: StoredInterface) {
  const { module_code: moduleCode, url: interfaceUrl, revision, updated_by: updatedBy } = row;
  const { name, kind } = row.definition as { name: string; kind: string };
  return {
    id: `${moduleCode}/${interfaceUrl}`,
    moduleCode,
    interfaceUrl,
    name,
    kind,
    revision,
    publishedVersion: row.published_version,
    updatedBy,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The same with all that it is. */
export const presentInterface = (row: StoredInterface) => ({
  ...presentEntry(row),
  definition: row.definition,
});
