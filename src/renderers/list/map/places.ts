import { provinceAt, type Place } from '../../shared/provinces.ts';
import type { Row } from '../shared/rowsOf.ts';

/** The members that say where a record is: one that holds both coordinates or a region, or one for each coordinate. */
export interface PlaceMembers {
  place: string | undefined;
  latitude: string | undefined;
  longitude: string | undefined;
}

const degrees = (value: unknown, most: number): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= most ? number : undefined;
};

function pair(latitude: unknown, longitude: unknown): Place | undefined {
  const [lat, lng] = [degrees(latitude, 90), degrees(longitude, 180)];
  return lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
}

/** Where a record is, a region where its province is; undefined where its members are empty or no place. */
export function placeOf(row: Row, { place, latitude, longitude }: PlaceMembers): Place | undefined {
  if (place !== undefined) {
    const held = (row[place] ?? {}) as Partial<Record<keyof Place | 'value', unknown>>;
    return pair(held.latitude, held.longitude) ?? provinceAt(held.value);
  }
  if (latitude === undefined || longitude === undefined) return undefined;
  return pair(row[latitude], row[longitude]);
}
