import type { KeyValueStore } from '../../runtime/stores/KeyValueStore.ts';

const KEY = 'currentRouter';

/** Keeps the page last shown in a system, with its query, so that the system opens there again. */
export function keepLastPage(storage: KeyValueStore, system: string, address: string): void {
  storage.setJson(KEY, { system, address });
}

export function lastPage(storage: KeyValueStore, system: string): string | undefined {
  const kept = storage.json(KEY) as { system?: unknown; address?: unknown } | undefined;
  return kept?.system === system && typeof kept.address === 'string' ? kept.address : undefined;
}
