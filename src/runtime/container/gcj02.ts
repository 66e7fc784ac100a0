/** A place on earth, in degrees. */
interface Place {
  latitude: number;
  longitude: number;
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
