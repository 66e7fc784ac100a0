import { type PageAddress, readPageAddress } from '../pageAddress.ts';
import type { EmbedScope } from './verify.ts';

/**
 * What an appKey has to list so that a page of the portal may stand in the frame of its site:
 * anything at all; those systems, or any where none is named; that page; that flow, or any.
 */
export type Listing =
  | { readonly is: 'anything' }
  | { readonly is: 'systems'; readonly ids: readonly string[] }
  | { readonly is: 'page'; readonly kinds: readonly string[]; readonly id: string }
  | { readonly is: 'flow'; readonly id: string | undefined };

/** Addresses that a frame of any registered site comes to by itself: its start, its login, what it cannot open. */
const EVERYBODYS = /^\/(?:home|user\/login|403|404|500|error)?$/;
/** Pages of the system that is open, which the address names as `systemId` where it is to be opened. */
const WORKSPACE = /^\/(?:menu|(?:main|single)(?:\/.*)?)$/;
const SYSTEM = /^\/system\/([^/]+)(?:\/.*)?$/;
/** An instance of a flow, of which the address does not name the flow. */
const INSTANCE = /^\/flowDetail\/[^/]+$/;

/**
 * The one table of the addresses that pages of others may frame: by it the header of an answer names the sites
 * (`server/project/framing.ts`), and a frame goes where its parent asks it to (`portal/embed/pageToOpen.ts`), so that no frame is led to a
 * page that it could not load anew.
 * @param path without a query, as it was asked for: one that is written otherwise stands nowhere
 * @param query its parameters, as text
 * @returns undefined for what nobody may frame
 */
export function listingAt(path: string, query: string): Listing | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (EVERYBODYS.test(trimmed)) return { is: 'anything' };
  if (WORKSPACE.test(trimmed)) return { is: 'systems', ids: new URLSearchParams(query).getAll('systemId') };
  const system = SYSTEM.exec(trimmed)?.[1];
  if (system !== undefined) return { is: 'systems', ids: [system] };
  if (INSTANCE.test(trimmed)) return { is: 'flow', id: undefined };
  return listingOf(readPageAddress(trimmed));
}

function listingOf(address: PageAddress | undefined): Listing | undefined {
  if (address === undefined || 'system' in address) return undefined;
  if ('kinds' in address) return { is: 'page', kinds: address.kinds, id: address.id };
  return { is: 'flow', id: address.flow };
}

/** Whether anything at all may be embedded. */
export const opensAnything = ({ systems, resources }: EmbedScope): boolean =>
  systems.length > 0 || resources.length > 0;

/** Whether what an appKey lists opens a page. */
export function opensPage(scope: EmbedScope, listing: Listing): boolean {
  const { systems, resources } = scope;
  switch (listing.is) {
    case 'anything':
      return opensAnything(scope);
    case 'systems':
      return systems.length > 0 && listing.ids.every((id) => systems.includes(id));
    case 'page':
      return resources.some(({ kind, id }) => id === listing.id && listing.kinds.includes(kind));
    case 'flow':
      return resources.some(({ kind, id }) => kind === 'flow' && [undefined, id].includes(listing.id));
  }
}
