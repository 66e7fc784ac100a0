/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Five decimals are about a metre. */
export const positionText = ({ latitude, longitude }: Position): string =>
  `${Math.abs(latitude).toFixed(5)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(5)}° ${longitude < 0 ? 'W' : 'E'}`;

/** The address of a place in a map of somebody else; nothing is asked of them before a person follows it. */
export function mapAddress(map: 'amap' | 'osm', { latitude, longitude }: Position, name: string): string {
  if (map === 'osm') {
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  const place = new URLSearchParams({ position: `${longitude},${latitude}`, name, coordinate: 'wgs84' });
  return `https://uri.amap.com/marker?${place.toString()}`;
}
