import type { KeyValueStore } from '../../runtime/stores/KeyValueStore.ts';

const KEY = 'currentRouter';

/** Keeps the page last shown in a system, with its query, so that the system opens there again. */
export function keepLastPage(storage: KeyValueStore, system: string, address: string): void {
  storage.setJson(KEY, { ...lastPages(storage), [system]: address });
}

export function lastPage(storage: KeyValueStore, system: string): string | undefined {
  const kept = lastPages(storage);
  const address = Object.hasOwn(kept, system) ? kept[system] : undefined;
  return typeof address === 'string' ? address : undefined;
}

/** The addresses by the systems' ids. */
function lastPages(storage: KeyValueStore): Readonly<Record<string, unknown>> {
  const kept: unknown = storage.json(KEY);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}
