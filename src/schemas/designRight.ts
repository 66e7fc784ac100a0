/**
 * What a role may do with the documents of a system that it designs:
 * `design` change them, `publish` give them to users and take them away, `data` accept that a publication loses values of
 * records, `grant` say which roles may do what, `preview` see them as another role does.
 */
export const designRights = ['design', 'publish', 'data', 'grant', 'preview'] as const;
export type DesignRight = (typeof designRights)[number];

/** Stands for all systems, also those that come later. */
export const ALL_SYSTEMS = '*';

/**
 * Stands in the grants of the product's own documents for every role that designs something. No role is called so, and no
 * document that is made here may name it.
 */
export const DESIGNERS = '@designer';

/** What a role may do with the documents of one system, or of all. */
export interface DesignGrant {
  /** Id of a system, or `ALL_SYSTEMS`. */
  readonly system: string;
  readonly rights: readonly DesignRight[];
}
