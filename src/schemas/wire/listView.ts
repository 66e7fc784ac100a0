export const viewScopes = ['own', 'shared', 'role'] as const;
/** Who sees a saved view: its owner, everybody who may open the list, or people in some roles. */
export type ViewScope = (typeof viewScopes)[number];

/** A saved view of a list, as its reader gets it. */
export interface ListView {
  id: string;
  list: string;
  name: string;
  /** What the list shows; the portal writes and reads it. */
  state: Record<string, unknown>;
  scope: ViewScope;
  /** Ids of the roles where `scope` is `role`. */
  roles: string[];
  revision: number;
  /** The reader's list begins with it. */
  isDefault: boolean;
  isOwn: boolean;
  /** Name of its owner. */
  owner: string;
}
