import { makeAutoObservable, observableRef } from 'mobx';

export interface CellPlace {
  id: string;
  code: string;
}

/** What was typed into the open cell. */
export interface TypedCell {
  dirty(): boolean;
  /** @returns whether it is stored; else the editor says why not */
  save(): Promise<boolean>;
  /** Takes the person to what keeps it from being stored. */
  show(): void;
}

/**
 * The cell that is being changed where it stands. Whoever turns to something else keeps what was typed: it is stored
 * first, and where it cannot be, the editor stays.
 */
export class OpenCell {
  place: CellPlace | undefined;
  private typed: TypedCell | undefined;

  constructor() {
    makeAutoObservable<this, 'typed'>(this, { place: observableRef, typed: false }, { autoBind: true });
  }

  holds({ id, code }: CellPlace): boolean {
    return this.place?.id === id && this.place.code === code;
  }

  /** Opens another cell. */
  open(place: CellPlace): void {
    if (!this.holds(place))
      this.leave(() => {
        this.show(place);
      });
  }

  /** Goes on once nothing typed would be lost: at once where nothing was. */
  leave(go: () => void): void {
    if (this.typed?.dirty() === true) {
      const { typed } = this;
      void typed.save().then((stored) => {
        if (!stored) {
          typed.show();
          return;
        }
        this.close();
        go();
      });
      return;
    }
    this.close();
    go();
  }

  /** What was typed is given up. */
  close(): void {
    this.typed = undefined;
    this.show(undefined);
  }

  /** The editor of the open cell tells what it holds. @returns takes it back */
  hold(typed: TypedCell): () => void {
    this.typed = typed;
    return () => {
      if (this.typed === typed) this.typed = undefined;
    };
  }

  private show(place: CellPlace | undefined): void {
    this.place = place;
  }
}
