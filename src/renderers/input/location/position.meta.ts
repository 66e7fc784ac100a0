import type { Imported } from '../../../schemas/rendererMeta.ts';

/** A place on earth (WGS 84), with the address in words that a person may add. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly accuracy?: number;
  readonly address?: string;
}

export const isPosition = (value: unknown): value is Position =>
  typeof value === 'object' &&
  value !== null &&
  'latitude' in value &&
  'longitude' in value &&
  typeof value.latitude === 'number' &&
  typeof value.longitude === 'number';

/** Six decimals are a hand's breadth, and what a number column keeps. */
const rounded = (degrees: number): number => Number(degrees.toFixed(6));

/** `30.26365, 120.12109` */
export const coordinatesText = ({ latitude, longitude }: Position): string =>
  `${rounded(latitude)}, ${rounded(longitude)}`;

/** `东门 (30.26365, 120.12109)`, or the coordinates alone. */
export function positionText(value: unknown): string {
  if (!isPosition(value)) return '';
  const coordinates = coordinatesText(value);
  return value.address ? `${value.address} (${coordinates})` : coordinates;
}

/** The place that two numbers name; undefined where there is none on earth. */
export function readCoordinates(text: string): Position | undefined {
  const match = /^(-?\d{1,2}(?:\.\d+)?)\s*[,，\s]\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(
    text.normalize('NFKC').trim(),
  );
  if (!match) return undefined;
  const [latitude, longitude] = [rounded(Number(match[1])), rounded(Number(match[2]))];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** Reads what `positionText` writes. */
export function importPosition(text: string): Imported {
  const [, address, inside] = /^(.*?)\s*[(（]([^()（）]+)[)）]$/s.exec(text) ?? [];
  const position = readCoordinates(inside ?? text);
  if (!position) {
    return {
      finding: {
        zhCN: '不是位置，应如“东门 (30.26365, 120.12109)”',
        enUS: 'Not a place such as "East gate (30.26365, 120.12109)"',
      },
    };
  }
  return { value: address ? { ...position, address } : position };
}
