import type { DraftStore } from './DraftStore.ts';

/**
 * Drafts on the server, with those of the tab behind them: what is typed when the session has ended, which the server
 * takes from nobody any more, waits in the tab, and is what the form offers next.
 */
export const rescuedDrafts = (server: DraftStore, tab: DraftStore): DraftStore => ({
  lasting: true,
  get ended() {
    return tab.ended;
  },
  get: async (place, options) => (await tab.get(place)) ?? (await server.get(place, options)),
  save: async (place, data, revision) => {
    if (tab.ended) return tab.save(place, data, revision);
    const saved = await server.save(place, data, revision);
    await tab.remove(place);
    return saved;
  },
  remove: async (place) => {
    await tab.remove(place);
    await server.remove(place);
  },
  ...(server.endedBy && { endedBy: (place) => server.endedBy?.(place) }),
});
