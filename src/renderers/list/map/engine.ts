import {
  circleMarker,
  control,
  type CircleMarker,
  GridLayer,
  imageOverlay,
  latLngBounds,
  layerGroup,
  map as createMap,
  tileLayer,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';

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

/** A picture with the degrees of its edges. */
export interface Plan {
  url: string;
  south: number;
  west: number;
  north: number;
  east: number;
}

/** What lies below the points. */
export interface Ground {
  /** Address of tiles with `{z}`, `{x}` and `{y}`; absent: a plain grid, and nobody is asked for a map. */
  tiles?: string;
  plan?: Plan;
}

interface Words {
  larger: string;
  smaller: string;
  map: string;
}

/** Radii in px: one that a finger meets, and one that stands out. */
const RADIUS = 9;
const MARKED = 13;
/** As near as all points are shown; one point alone would else be shown at the last stone. */
const NEAREST = 17;
/** From here on the names of the points stand beside them, where they are not too many to be read. */
const NAMED_FROM = 16;
const MOST_NAMED = 100;
/** A view of the country, for a map without a point. */
const NOWHERE = { centre: [34, 108] as [number, number], zoom: 4 };

/** Squares instead of a map. */
class PlainGround extends GridLayer {
  override createTile(): HTMLElement {
    const square = document.createElement('div');
    square.className = 'at-map-square';
    return square;
  }
}

/** A map in an element of the page. Its points are reached by keyboard, and named for those who do not see them. */
export function openMap(host: HTMLElement, { tiles, plan }: Ground, words: Words) {
  const map = createMap(host, { zoomControl: false, attributionControl: false, maxZoom: 20, minZoom: 3 });
  map.setView(NOWHERE.centre, NOWHERE.zoom);
  host.setAttribute('aria-label', words.map);
  control.zoom({ zoomInTitle: words.larger, zoomOutTitle: words.smaller }).addTo(map);
  control.scale({ imperial: false }).addTo(map);
  (tiles === undefined ? new PlainGround() : tileLayer(tiles, { maxZoom: 20 })).addTo(map);
  const edges =
    plan &&
    latLngBounds([
      [plan.south, plan.west],
      [plan.north, plan.east],
    ]);
  if (plan && edges) imageOverlay(plan.url, edges).addTo(map);
  const layer = layerGroup().addTo(map);
  const markers = new Map<string, CircleMarker>();
  const names = new Map<string, string>();
  let marked: string | undefined;
  const draw = (key: string, marker: CircleMarker): void => {
    marker.setRadius(key === marked ? MARKED : RADIUS);
    if (key === marked) marker.bringToFront();
  };
  const name = (): void => {
    const permanent = map.getZoom() >= NAMED_FROM && markers.size <= MOST_NAMED;
    for (const [key, marker] of markers) {
      const label = document.createElement('span');
      label.textContent = names.get(key) ?? '';
      marker.unbindTooltip().bindTooltip(label, { permanent, direction: 'top', offset: [0, -RADIUS] });
    }
  };
  map.on('zoomend', name);
  const fit = (): void => {
    const all = latLngBounds([...markers.values()].map((marker) => marker.getLatLng()));
    const around = edges ? edges.extend(all) : all;
    if (around.isValid()) map.fitBounds(around, { maxZoom: NEAREST, padding: [32, 32], animate: false });
  };
  return {
    /** Puts these points on the map instead of those before. @param pick told of the key of one that is chosen */
    show: (points: readonly Point[], pick: (key: string) => void): void => {
      layer.clearLayers();
      markers.clear();
      names.clear();
      for (const { key, latitude, longitude, label, colour } of points) {
        const marker = circleMarker([latitude, longitude], {
          radius: RADIUS,
          color: 'var(--at-map-edge)',
          weight: 2,
          fillColor: colour,
          fillOpacity: 0.9,
        }).addTo(layer);
        const shape = marker.getElement();
        shape?.setAttribute('tabindex', '0');
        shape?.setAttribute('role', 'button');
        shape?.setAttribute('aria-label', label);
        shape?.addEventListener('keydown', (event) => {
          if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return;
          event.preventDefault();
          event.stopPropagation();
          pick(key);
        });
        marker.on('click', () => pick(key));
        markers.set(key, marker);
        names.set(key, label);
        draw(key, marker);
      }
      name();
    },
    /** Lets one point stand out, and brings it into sight. */
    mark: (key: string | undefined): void => {
      marked = key;
      for (const [each, marker] of markers) draw(each, marker);
      const chosen = key === undefined ? undefined : markers.get(key);
      if (chosen && !map.getBounds().contains(chosen.getLatLng())) map.panTo(chosen.getLatLng());
    },
    /** Shows all points, and the plan. */
    fit,
    resize: (): void => void map.invalidateSize({ animate: false }),
    dispose: (): void => void map.remove(),
  };
}

export type OpenMap = ReturnType<typeof openMap>;
