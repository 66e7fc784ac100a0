export type Pin = 'left' | 'right' | 'none';

/** Heights of a row in px. */
export const densities = { compact: 36, middle: 44, roomy: 56 } as const;
export type Density = keyof typeof densities;

/** px */
export const MIN_WIDTH = 48;
export const MAX_WIDTH = 1200;

/** What a person changed about a list's columns: kept for her, on this device, and in saved views. */
export interface ColumnChoice {
  /** Of this shape; the first one had an order and what is shown, and no number. */
  version: 2;
  /** Codes in order. */
  order: readonly string[];
  /** Codes that are shown or hidden against the document. */
  shown: Readonly<Record<string, boolean>>;
  /** Codes that keep to an edge, or to none, against the document. */
  pinned: Readonly<Record<string, Pin>>;
  /** Widths in px by code, as they were drawn. */
  widths: Readonly<Record<string, number>>;
  density: Density;
}

/** A person's choice before she has chosen anything. */
export const NO_CHOICE: ColumnChoice = {
  version: 2,
  order: [],
  shown: {},
  pinned: {},
  widths: {},
  density: 'middle',
};

/** A width that a column may have. */
export const fitWidth = (width: number): number =>
  Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isPin = (value: unknown): value is Pin => value === 'left' || value === 'right' || value === 'none';

/** @param widths px by the codes of columns */
export const fitWidths = (widths: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(widths).map(([code, width]) => [code, fitWidth(width)]));

/** The members of an object that are of one kind. */
function membersOf<T>(value: unknown, is: (member: unknown) => member is T): Record<string, T> {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, T] => is(entry[1])));
}

/** Reads a kept choice, of today's shape or an older one; what does not fit counts as none. */
export function readChoice(kept: unknown): ColumnChoice | undefined {
  if (!isObject(kept)) return undefined;
  const { order, shown, pinned, widths, density } = kept as Record<keyof ColumnChoice, unknown>;
  if (!Array.isArray(order) || !isObject(shown)) return undefined;
  return {
    version: 2,
    order: order.filter((code) => typeof code === 'string'),
    shown: membersOf(shown, isBoolean),
    pinned: membersOf(pinned, isPin),
    widths: fitWidths(membersOf(widths, isNumber)),
    density:
      typeof density === 'string' && Object.hasOwn(densities, density) ? (density as Density) : 'middle',
  };
}
