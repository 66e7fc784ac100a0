import { circleMarker, type CircleMarker, divIcon, marker, type Marker } from 'leaflet';

/** A record on the map. */
export interface Point {
  key: string;
  latitude: number;
  longitude: number;
  /** What it is called where it is not seen. */
  label: string;
  /** CSS colour. */
  colour: string;
}

/** Radii in px: one that a finger meets, and one that stands out. */
export const RADIUS = 9;
export const MARKED = 13;
/** px of a cluster, and of one whose number has three digits. */
export const CLUSTER = 26;
const LARGE = 34;

/** Something drawn can be pressed, by keys too, and is named. */
export function makePressable(shape: Element | undefined, label: string, press: () => void): void {
  shape?.setAttribute('tabindex', '0');
  shape?.setAttribute('role', 'button');
  shape?.setAttribute('aria-label', label);
  shape?.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    press();
  });
}

/** One record. */
export function pointMarker({ latitude, longitude, colour }: Point): CircleMarker {
  return circleMarker([latitude, longitude], {
    radius: RADIUS,
    color: 'var(--at-map-edge)',
    weight: 2,
    fillColor: colour,
    fillOpacity: 0.9,
  });
}

/** Records that lie too close together to be told apart: how many, in their colour where they have one. */
export function clusterMarker(points: readonly Point[]): Marker {
  const face = document.createElement('span');
  face.textContent = String(points.length);
  const colours = new Set(points.map(({ colour }) => colour));
  if (colours.size === 1) face.style.borderColor = [...colours][0] ?? '';
  const size = points.length > 99 ? LARGE : CLUSTER;
  const icon = divIcon({ className: 'at-map-cluster', html: face, iconSize: [size, size] });
  const [first] = points;
  // At the first of them, since those are as far apart as clusters are wide.
  return marker([first?.latitude ?? 0, first?.longitude ?? 0], { icon, keyboard: false });
}
