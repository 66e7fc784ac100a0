import { TellableError } from '../../data/TellableError.ts';
import type { RootStore } from '../../stores/RootStore.ts';
import { appTexts } from './appTexts.ts';
import { isObject } from './Vendor.ts';

// What a vendor's script answers is looked at as what a stranger says.

/** Longest text that a scan or a voice may bring, in characters: more than the largest QR code holds. */
const LONGEST = 8_000;

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres; absent where the app does not tell. */
  readonly accuracy?: number;
}

export const failure = (root: RootStore, key: keyof typeof appTexts): TellableError =>
  new TellableError(root.locale.localise(appTexts[key]));

/** A member of an answer; undefined where there is none. */
export const memberOf = (answer: unknown, name: string): unknown =>
  isObject(answer) ? Reflect.get(answer, name) : undefined;

/** A text of an answer. @throws TellableError where it is none, or too long */
export function textOf(root: RootStore, answer: unknown, name: string, longest = LONGEST): string {
  const text = memberOf(answer, name);
  if (typeof text === 'string' && text !== '' && text.length <= longest) return text;
  throw failure(root, 'unusable');
}

/** Where an app says that the device is. @throws TellableError where that is no place */
export function positionOf(root: RootStore, answer: unknown): Position {
  const place = placeOf(answer);
  if (place === undefined) throw failure(root, 'unusable');
  const accuracy = Number(memberOf(answer, 'accuracy') ?? NaN);
  return { ...place, ...(accuracy >= 0 && accuracy < Infinity ? { accuracy } : {}) };
}

/** A place by its coordinates, which may be written as texts; undefined where they are none. */
export function placeOf(value: unknown): { latitude: number; longitude: number } | undefined {
  const latitude = degrees(memberOf(value, 'latitude'), 90);
  const longitude = degrees(memberOf(value, 'longitude'), 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function degrees(value: unknown, most: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= most ? number : undefined;
}

/** The app that a step asks to open, by the id that its vendor gave it. @throws TellableError where it names none */
export function microAppId(root: RootStore, appId: unknown): string {
  if (typeof appId === 'number') return String(appId);
  if (typeof appId === 'string' && appId !== '') return appId;
  throw failure(root, 'noApp');
}
