/** What decides which system opens when a person comes to the workspace. */
export interface OpeningFacts {
  /** Ids of the systems that the role may open. */
  systems: readonly string[];
  remembered: string | undefined;
  /** The remembered one is open as a preview: it need not be published, and a token does not end it. */
  previewing?: boolean;
  /** Of the container: the only system opens by itself. */
  oneAutoOpen: boolean;
  /** The person has just logged in, and the container skips the home screen. */
  skipHome: boolean;
  /** The address carried a token, which starts afresh. */
  linkToken: boolean;
  /** Where the page of another site stands around one of the menus: the systems that it opens, in its order. */
  ofSite?: readonly string[] | undefined;
}

/** The system to open; undefined: forget the remembered one and go home. */
export function systemToOpen(facts: OpeningFacts): string | undefined {
  const { systems, remembered, previewing = false, oneAutoOpen, skipHome, linkToken, ofSite } = facts;
  if (previewing) return remembered;
  const only = systems.length === 1 ? systems[0] : undefined;
  if (only !== undefined && oneAutoOpen) return only;
  if (remembered !== undefined && !linkToken && systems.includes(remembered)) return remembered;
  return ofSite?.find((id) => systems.includes(id)) ?? (skipHome ? only : undefined);
}

export interface LandingFacts {
  /** Paths of all routes of the opened system. */
  paths: readonly string[];
  /** The system always starts at its first page. */
  initFirst: boolean;
  /** The page last shown in this system, with its query. */
  previous: string | undefined;
  /** The address that the person came with, where it is one of the workspace: a reload or a link. */
  address?: string | undefined;
  /** The system is opened again by a change of role: the page must load anew. */
  forced?: boolean;
  /** Milliseconds since the epoch. */
  now: number;
}

/** An address without its query, and without slashes at its end. */
export const pathOf = (address: string): string => (address.split('?')[0] ?? '').replace(/(?<=.)\/+$/, '');

/**
 * Where to go once a system is open. An address of the system that the person
 * came with wins over `initFirst`, so that reloads and links stay where they point.
 */
export function landing({ paths, initFirst, previous, address, forced, now }: LandingFacts): string {
  if (address !== undefined && paths.includes(pathOf(address))) return address;
  if (initFirst || previous === undefined || !paths.includes(pathOf(previous))) return '/main';
  if (forced !== true) return previous;
  const query = new URLSearchParams(previous.split('?')[1] ?? '');
  query.set('t', String(now));
  return `${pathOf(previous)}?${query.toString()}`;
}
