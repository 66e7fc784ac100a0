import {
  CircleMarker,
  control,
  GridLayer,
  imageOverlay,
  latLng,
  latLngBounds,
  layerGroup,
  map as createMap,
  type Marker,
  tileLayer,
} from 'leaflet';
import { clustersOf } from './clusters.ts';
import { CLUSTER, clusterMarker, makePressable, MARKED, type Point, pointMarker, RADIUS } from './markers.ts';
import 'leaflet/dist/leaflet.css';
import './map.css';

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

export interface Words {
  larger: string;
  smaller: string;
  map: string;
  /** Names so many places that are drawn as one. */
  together: (count: number) => string;
}

/** What is told of what a person presses. */
export interface Pressed {
  /** One point. */
  pick: (key: string) => void;
  /** Points that no zoom tells apart. */
  gather: (keys: readonly string[]) => void;
}

/** The nearest zoom that there is. */
const CLOSEST = 20;
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

/**
 * A map in an element of the page. Its points are reached by keyboard, and named for those who do not see them; those
 * that lie too close together are drawn as one with their number.
 */
export function openMap(host: HTMLElement, { tiles, plan }: Ground, words: Words) {
  const map = createMap(host, {
    zoomControl: false,
    attributionControl: false,
    maxZoom: CLOSEST,
    minZoom: 3,
  });
  map.setView(NOWHERE.centre, NOWHERE.zoom);
  host.setAttribute('aria-label', words.map);
  control.zoom({ zoomInTitle: words.larger, zoomOutTitle: words.smaller }).addTo(map);
  control.scale({ imperial: false }).addTo(map);
  (tiles === undefined ? new PlainGround() : tileLayer(tiles, { maxZoom: CLOSEST })).addTo(map);
  const edges =
    plan &&
    latLngBounds([
      [plan.south, plan.west],
      [plan.north, plan.east],
    ]);
  if (plan && edges) imageOverlay(plan.url, edges).addTo(map);
  const layer = layerGroup().addTo(map);
  /** What is drawn, by the keys of its points: what stays the same through a zoom keeps its element, and its focus. */
  let drawn = new Map<string, { points: readonly Point[]; marker: CircleMarker | Marker }>();
  let all: readonly Point[] = [];
  let pressed: Pressed | undefined;
  let marked: string | undefined;
  const place = ({ latitude, longitude }: Point) => latLng(latitude, longitude);
  /** The points as they are drawn at a zoom: alone, or several as one. */
  const clustersAt = (points: readonly Point[], zoom: number): readonly (readonly Point[])[] =>
    clustersOf(
      points.map((point) => {
        const { x, y } = map.project(place(point), zoom);
        return { point, x, y };
      }),
      CLUSTER,
    ).map((cluster) => cluster.map(({ point }) => point));
  const stress = (): void => {
    for (const { points, marker } of drawn.values()) {
      const is = points.some(({ key }) => key === marked);
      if (!(marker instanceof CircleMarker)) marker.getElement()?.classList.toggle('marked', is);
      else {
        marker.setRadius(is ? MARKED : RADIUS);
        if (is) marker.bringToFront();
      }
    }
  };
  /** Brings points that are drawn as one so near that they are several; the keys go on with the first of them. */
  const separate = (points: readonly Point[]): void => {
    const keys = points.map(({ key }) => key);
    if (clustersAt(points, CLOSEST).length === 1) {
      pressed?.gather(keys);
      return;
    }
    const hadFocus = host.contains(document.activeElement);
    map.fitBounds(latLngBounds(points.map(place)), { padding: [48, 48], animate: false });
    const first = [...drawn.values()].find((each) => each.points.some(({ key }) => key === keys[0]));
    const shape = first?.marker.getElement();
    if (hadFocus && (shape instanceof HTMLElement || shape instanceof SVGElement)) shape.focus();
  };
  const add = (points: readonly Point[]): { points: readonly Point[]; marker: CircleMarker | Marker } => {
    const [first] = points;
    const single = points.length === 1 ? first : undefined;
    const marker = single ? pointMarker(single) : clusterMarker(points);
    const press = (): void => (single ? pressed?.pick(single.key) : separate(points));
    marker.addTo(layer).on('click', press);
    makePressable(marker.getElement(), single ? single.label : words.together(points.length), press);
    return { points, marker };
  };
  const draw = (): void => {
    const before = drawn;
    drawn = new Map();
    for (const points of clustersAt(all, map.getZoom())) {
      const id = JSON.stringify(points);
      drawn.set(id, before.get(id) ?? add(points));
      before.delete(id);
    }
    for (const { marker } of before.values()) layer.removeLayer(marker);
    name();
    stress();
  };
  const name = (): void => {
    const permanent = map.getZoom() >= NAMED_FROM && drawn.size <= MOST_NAMED;
    for (const { points, marker } of drawn.values()) {
      const label = document.createElement('span');
      label.textContent =
        points
          .map((point) => point.label)
          .slice(0, 3)
          .join('、') + (points.length > 3 ? '…' : '');
      marker.unbindTooltip().bindTooltip(label, {
        permanent: permanent && points.length === 1,
        direction: 'top',
        offset: [0, -RADIUS],
      });
    }
  };
  map.on('zoomend', draw);
  const fit = (): void => {
    const places = latLngBounds(all.map(place));
    const around = edges ? edges.extend(places) : places;
    if (around.isValid()) map.fitBounds(around, { maxZoom: NEAREST, padding: [32, 32], animate: false });
  };
  return {
    /** Puts these points on the map instead of those before. @param tell told of what is pressed */
    show: (points: readonly Point[], tell: Pressed): void => {
      all = points;
      pressed = tell;
      draw();
    },
    /** Lets one point stand out, and brings it into sight. */
    mark: (key: string | undefined): void => {
      marked = key;
      stress();
      const chosen = all.find((each) => each.key === key);
      if (chosen && !map.getBounds().contains(place(chosen))) map.panTo(place(chosen));
    },
    /** Gives the focus to a point, or to what it is drawn in. */
    focus: (key: string): void => {
      const at = [...drawn.values()].find(({ points }) => points.some((point) => point.key === key));
      const shape = at?.marker.getElement();
      if (shape instanceof HTMLElement || shape instanceof SVGElement) shape.focus({ preventScroll: true });
    },
    /** Shows all points, and the plan. */
    fit,
    resize: (): void => void map.invalidateSize({ animate: false }),
    dispose: (): void => void map.remove(),
  };
}

export type OpenMap = ReturnType<typeof openMap>;
