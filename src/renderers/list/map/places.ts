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

/** Semi-major axis in metres and squared eccentricity of the ellipsoid of Krasovsky 1940. */
const AXIS = 6_378_245;
const ECCENTRICITY = 0.006_693_421_622_965_943;
const turn = (degree: number): number => (degree * Math.PI) / 180;
const wave = (value: number, ...waves: readonly (readonly [height: number, length: number])[]): number =>
  (waves.reduce((sum, [height, length]) => sum + height * Math.sin((value / length) * Math.PI), 0) * 2) / 3;

/**
 * A place in the datum that public maps of mainland China are drawn in (GCJ-02), which lies some hundred metres beside
 * WGS 84 there and on it elsewhere. The state has published no formula; this is the approximation that open source map
 * libraries share, exact to a few metres.
 */
export function toGcj02({ latitude, longitude }: Place): Place {
  const abroad = longitude < 72.004 || longitude > 137.8347 || latitude < 0.8293 || latitude > 55.8271;
  if (abroad) return { latitude, longitude };
  const [x, y] = [longitude - 105, latitude - 35];
  const both = wave(x, [20, 1 / 6], [20, 1 / 2]);
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * Math.sqrt(Math.abs(x)) +
    both +
    wave(y, [20, 1], [40, 3], [160, 12], [320, 30]);
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * Math.sqrt(Math.abs(x)) +
    both +
    wave(x, [20, 1], [40, 3], [150, 12], [300, 30]);
  const flat = 1 - ECCENTRICITY * Math.sin(turn(latitude)) ** 2;
  const perDegree = Math.PI / 180;
  return {
    latitude: latitude + north / (((AXIS * (1 - ECCENTRICITY)) / flat ** 1.5) * perDegree),
    longitude: longitude + east / ((AXIS / Math.sqrt(flat)) * Math.cos(turn(latitude)) * perDegree),
  };
}
