import { ALL_SYSTEMS, type DesignRight } from '../../src/schemas/designRight.ts';
import type { Actor } from '../session/actor.ts';

/** Who designs, and what. */
export type Designer = Pick<Actor, 'isAdmin' | 'designs'>;

/** Whose a document is. */
export interface Ownership {
  /** The system whose designers it belongs to; null: the administrators'. */
  readonly system: string | null;
  /** Documents of other systems may name it, and their designers read it. */
  readonly shared: boolean;
  /** `product`: nobody changes it, and only administrators read its design. */
  readonly origin: 'own' | 'product';
}

/** Whether somebody has a right over the documents of a system; null: over those of the administrators. */
export function hasDesignRight(
  { isAdmin, designs }: Designer,
  right: DesignRight,
  system: string | null,
): boolean {
  if (isAdmin || system === null) return isAdmin;
  return designs.some(
    (each) => (each.system === system || each.system === ALL_SYSTEMS) && each.rights.includes(right),
  );
}

/** Whether somebody may do something with a document. That nobody changes the product's is said where it is done. */
export const mayDesign = (designer: Designer, right: DesignRight, { system, origin }: Ownership): boolean =>
  designer.isAdmin || (origin === 'own' && hasDesignRight(designer, right, system));

/**
 * The systems over which somebody has a right, or any right: documents of these are read as they are designed, and those that
 * are shared by who has any. What lists documents asks by it too (`isReadableBy`, `readableDesigns`).
 * @returns `ALL_SYSTEMS` for every system, not for the administrators' documents
 */
export function systemsDesigned(
  { designs }: Pick<Designer, 'designs'>,
  right?: DesignRight,
): typeof ALL_SYSTEMS | readonly string[] {
  const systems = designs
    .filter(({ rights }) => (right === undefined ? rights.length > 0 : rights.includes(right)))
    .map(({ system }) => system);
  return systems.includes(ALL_SYSTEMS) ? ALL_SYSTEMS : systems;
}

/**
 * The rights over a document that somebody gives to all others by letting their documents name it: these open it to their
 * roles, and what forms and conditions let a role do is for `grant` to say.
 */
const opening = (kind: string): readonly DesignRight[] =>
  kind === 'form' || kind === 'condition' ? ['publish', 'grant'] : ['publish'];

/** The rights that are given away with a document: whoever has them over its next system has them over the document. */
const given = (kind: string): readonly DesignRight[] =>
  kind === 'form' ? [...opening(kind), 'data'] : opening(kind);

const missing = (
  designer: Designer,
  rights: readonly DesignRight[],
  { system, origin }: Ownership,
): readonly DesignRight[] =>
  designer.isAdmin
    ? []
    : rights.filter((right) => origin !== 'own' || !hasDesignRight(designer, right, system));

/** The rights that somebody lacks who lets documents of other systems name a document. */
export const missingToShare = (designer: Designer, kind: string, ownership: Ownership) =>
  missing(designer, opening(kind), ownership);

/** The rights that somebody lacks who gives a document to another system. */
export const missingToGive = (designer: Designer, kind: string, ownership: Ownership) =>
  missing(designer, given(kind), ownership);

/**
 * Whether documents of some system may name a document, as somebody saves them: their own, what is shared, and what that
 * person might share. To read how it is designed is not enough, since a menu that leads to it opens it.
 */
export const mayName = (
  designer: Designer,
  kind: string,
  ownership: Ownership,
  from: string | null,
): boolean => {
  const { system, shared, origin } = ownership;
  if (designer.isAdmin || (system !== null && system === from)) return true;
  return origin === 'own' && (shared || missingToShare(designer, kind, ownership).length === 0);
};

/** Whether somebody may read a document as it is designed: who has any right over it, and of a shared one who designs. */
export function mayReadDesign(designer: Designer, { system, shared, origin }: Ownership): boolean {
  if (designer.isAdmin) return true;
  const systems = systemsDesigned(designer);
  if (origin === 'product' || systems.length === 0) return false;
  return shared || (system !== null && (systems === ALL_SYSTEMS || systems.includes(system)));
}
