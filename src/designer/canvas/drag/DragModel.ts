import { makeAutoObservable, observableRef } from 'mobx';
import type { TargetKey } from '../../../documents/edit/command.ts';
import type { CanvasModel } from '../CanvasModel.ts';
import { walkDrawn } from '../drawnTree.ts';
import { measure, type Box, type Point, type Rect } from './boxes.ts';
import { dropCommand, legalPlaces, loadRefusal, placeBefore, type LegalPlace, type Load } from './dragged.ts';
import { steadyHit, tabsAt, type Dragged, type DropPlace } from './hitTest.ts';
import type { SlotTab } from './slotTabs.ts';

/**
 * One drag by pointer, or one move by keys. What is shown is what happens: a drop runs the place that `place` shows, and
 * reckons nothing anew.
 */
export class DragModel {
  load: Load | undefined = undefined;
  /** Where it would come to stand. */
  place: DropPlace | undefined = undefined;
  /** Named places of the container under the pointer. */
  tabs: readonly SlotTab[] = [];
  /** Where the pointer is in the window. */
  pointer: Point | undefined = undefined;
  /** Places that keys choose among, and which of them is chosen; undefined while a pointer drags. */
  lifted: { readonly places: readonly LegalPlace[]; readonly at: number } | undefined = undefined;
  /** How many levels further out than the pointer says; counts anew where the pointer comes into another part. */
  private level = 0;
  private root: Box | undefined;
  private dragged: Dragged | undefined;
  private readonly canvas: CanvasModel;

  constructor(canvas: CanvasModel) {
    this.canvas = canvas;
    makeAutoObservable<this, 'canvas' | 'root' | 'dragged' | 'level'>(
      this,
      {
        load: observableRef,
        place: observableRef,
        tabs: observableRef,
        pointer: observableRef,
        lifted: observableRef,
        canvas: false,
        root: false,
        dragged: false,
        level: false,
      },
      { autoBind: true },
    );
  }

  /** Begins a drag by pointer: everything is measured now, and only now. */
  start(load: Load): void {
    const { canvas } = this;
    // What waits to be drawn has no rectangle yet.
    canvas.page?.mounts.flush();
    canvas.marks.refresh();
    canvas.edit(undefined);
    canvas.hover(undefined);
    this.load = load;
    this.level = 0;
    this.dragged = this.refusals(load);
    const { root } = canvas.drawn;
    const { frame } = canvas;
    this.root = measure(root, (part) =>
      part === root ? frame && canvas.rectIn(frame) : canvas.rectOf(part),
    );
  }

  private refusals(load: Load): Dragged {
    const { drawn, model } = this.canvas;
    return {
      keys: new Set(load.kind === 'parts' ? load.keys : []),
      refusal: (parent, { holding }) => loadRefusal(load, drawn, model.language.metas, parent, holding),
    };
  }

  /** The pointer is at a point of the window now. @param outer one level further out, while Ctrl is held */
  move(pointer: Point, outer = false): void {
    const { root, dragged } = this;
    const frame = this.canvas.frame?.getBoundingClientRect();
    if (root === undefined || dragged === undefined || frame === undefined) return;
    this.pointer = pointer;
    const point = within(root.rect, { x: pointer.x - frame.left, y: pointer.y - frame.top });
    this.tabs = tabsAt(root, point, dragged);
    this.place = steadyHit(root, point, dragged, this.level + (outer ? 1 : 0), this.place);
  }

  /** One level further out (1) or in (-1). */
  changeLevel(by: 1 | -1): void {
    this.level = Math.max(0, this.level + by);
    this.place = undefined;
    if (this.pointer !== undefined) this.move(this.pointer);
  }

  /** Begins a move by keys. @returns false where nothing takes it */
  lift(load: Load): boolean {
    const { drawn, model } = this.canvas;
    const places = legalPlaces(load, drawn, model.language.metas);
    const [first] = load.kind === 'parts' ? load.keys : [];
    if (places.length === 0) return false;
    this.load = load;
    this.root = measure(drawn.root, (part) => this.canvas.rectOf(part));
    this.choose(places, first === undefined ? 0 : placeBefore(places, first, drawn));
    return true;
  }

  /** Chooses the next place, or the one before. */
  walk(by: 1 | -1): void {
    if (this.lifted === undefined) return;
    const { places, at } = this.lifted;
    this.choose(places, Math.max(0, Math.min(places.length - 1, at + by)));
  }

  private choose(places: readonly LegalPlace[], at: number): void {
    this.lifted = { places, at };
    const place = places[at];
    this.place = place && this.shown(place);
  }

  /** How a place that keys chose is shown: a line behind the part before it, or in front of the first, else around its container. */
  private shown({ at, parent, after }: LegalPlace): DropPlace {
    const { canvas } = this;
    const first = parent.holdings.find(({ holding }) => holding.name === at.holding)?.parts[0];
    const beside = after ?? first;
    const box = beside && canvas.rectOf(beside);
    const zero = { left: 0, top: 0, right: 0, bottom: 0 };
    if (box === undefined)
      return { at, parent, refused: undefined, rect: canvas.rectOf(parent) ?? zero, kind: 'inside' };
    const y = after === undefined ? box.top : box.bottom;
    const rect = { left: box.left, right: box.right, top: y - 2, bottom: y + 2 };
    return { at, parent, refused: undefined, rect, kind: 'line' };
  }

  /** Ends it where it is. @returns whether the document changed */
  drop(): boolean {
    const { load, place } = this;
    this.cancel();
    if (load === undefined || place === undefined || place.refused !== undefined) return false;
    if (load.kind === 'parts' && this.standsAt(load.keys, place.at)) return false;
    return this.canvas.model.run(dropCommand(load, place.at));
  }

  /** Whether parts stand there already, one behind the other. */
  private standsAt(keys: readonly string[], { parent, holding, index }: TargetKey): boolean {
    const { byKey, root } = this.canvas.drawn;
    const moved = [...walkDrawn(root)].filter(({ key }) => keys.includes(key));
    const indexes = moved.map(({ within }) => within?.index ?? -1);
    const [first = -1] = indexes;
    return (
      moved.length > 0 &&
      moved.every(({ key }) => {
        const within = byKey.get(key)?.within;
        return within?.parent.key === parent && within.holding.name === holding;
      }) &&
      indexes.every((each, at) => each === first + at) &&
      index >= first &&
      index <= first + indexes.length
    );
  }

  /** Puts everything back. */
  cancel(): void {
    this.load = undefined;
    this.place = undefined;
    this.tabs = [];
    this.pointer = undefined;
    this.lifted = undefined;
    this.root = undefined;
    this.dragged = undefined;
  }
}

/** Room around the page, in pixels, in which its own edge is meant. */
const MARGIN = 24;

/** A point beside the page moved to its edge; one further away as it is. */
function within({ left, top, right, bottom }: Rect, { x, y }: Point): Point {
  const near = { x: Math.max(left, Math.min(right - 1, x)), y: Math.max(top, Math.min(bottom - 1, y)) };
  return Math.hypot(near.x - x, near.y - y) <= MARGIN ? near : { x, y };
}
