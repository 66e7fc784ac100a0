import { makeAutoObservable, observableRef } from 'mobx';

/** A cell by its row and column. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells, both ends included. */
export interface GridRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Which cells of a grid are chosen: a rectangle between where it began and where it was extended to. */
export class GridChoice {
  /** Where the focus is; the choice began at `anchor`. */
  focus: GridPlace | undefined = undefined;
  private anchor: GridPlace | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'anchor'>(
      this,
      { focus: observableRef, anchor: observableRef },
      { autoBind: true },
    );
  }

  get range(): GridRange | undefined {
    const { focus, anchor } = this;
    if (focus === undefined || anchor === undefined) return undefined;
    return {
      top: Math.min(focus.row, anchor.row),
      bottom: Math.max(focus.row, anchor.row),
      left: Math.min(focus.column, anchor.column),
      right: Math.max(focus.column, anchor.column),
    };
  }

  choose(place: GridPlace): void {
    this.anchor = place;
    this.focus = place;
  }

  extend(place: GridPlace): void {
    this.anchor ??= place;
    this.focus = place;
  }

  /** Chooses from one corner to the other. */
  span(from: GridPlace, to: GridPlace): void {
    this.anchor = from;
    this.focus = to;
  }

  clear(): void {
    this.anchor = undefined;
    this.focus = undefined;
  }

  /** Moves by a step within the bounds, or extends the choice so. */
  move(by: GridPlace, bounds: GridPlace, extends_: boolean): void {
    const at = this.focus ?? { row: 0, column: 0 };
    const next = {
      row: Math.max(0, Math.min(bounds.row - 1, at.row + by.row)),
      column: Math.max(0, Math.min(bounds.column - 1, at.column + by.column)),
    };
    if (extends_) this.extend(next);
    else this.choose(next);
  }
}
