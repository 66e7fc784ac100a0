/** The key of the word for what is looked up among kinds: a page, or a list or form of the management side. */
export const kindText = (kinds: readonly string[]): 'app' | 'mgr' => (kinds[0] === 'app' ? 'app' : 'mgr');
