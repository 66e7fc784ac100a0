import {
  createPath,
  NavigationType,
  type Location,
  type Navigator,
  type Path,
  type To,
} from 'react-router-dom';

/** A move within the history, as the router is told of it. */
export interface Move {
  action: NavigationType;
  location: Location;
  /** Entries between the one left and the one reached; null where the entry is none of the portal's. */
  delta: number | null;
}

/** The router's own history. */
export interface RouterHistory extends Navigator {
  readonly action: Move['action'];
  readonly location: Location;
  encodeLocation(to: To): Path;
  listen(told: (move: Move) => void): () => void;
}

/** Who decides whether a page may be left. */
export interface Leave {
  /** An address as it is to stand in the browser. */
  complete(address: string): string;
  /** Whether going there loses something that the person must be asked about. */
  asks(address: string): boolean;
  /** Asks; true where the person agrees. */
  ask(): Promise<boolean>;
  /** A move failed: the page stays, and whoever asked for the move is not told. */
  readonly failed: (error: unknown) => void;
}

/**
 * A history in which every way to another page, links, actions and the browser's own way back alike, asks first where
 * input would be lost:
 *
 *   link, action ─▶ asks? ─ no ─▶ goes
 *                     │yes
 *                   the person ─ agrees ─▶ goes
 *
 *   way back ─▶ the browser is there already ─▶ asks? ─▶ brought back ─▶ the person ─ agrees ─▶ gone again
 *
 * The router is told of a move only once it stands. While a question is open, further moves come to nothing.
 */
export class GuardedHistory implements Navigator {
  private readonly history: RouterHistory;
  private readonly leave: Leave;
  private asking = false;
  /** Called when the browser has been brought back to the page that it left. */
  private returned: (() => void) | undefined;
  private agreed = false;

  constructor(history: RouterHistory, leave: Leave) {
    this.history = history;
    this.leave = leave;
  }

  // The router takes these off the object before it calls them.
  readonly createHref = (to: To): string => this.history.createHref(this.complete(to));
  readonly encodeLocation = (to: To): Path => this.history.encodeLocation(to);

  readonly push = (to: To, state?: unknown): void => {
    const address = this.complete(to);
    this.move(address, () => this.history.push(address, state));
  };

  readonly replace = (to: To, state?: unknown): void => {
    const address = this.complete(to);
    this.move(address, () => this.history.replace(address, state));
  };

  /** Asked about once the browser is there: only then is it known where that is. */
  readonly go = (delta: number): void => {
    this.history.go(delta);
  };

  /** Tells of every move that stands; answers the way to stop. */
  listen(told: (move: Move) => void): () => void {
    return this.history.listen((move) => {
      if (move.action !== NavigationType.Pop || !this.takesBack(move)) told(move);
    });
  }

  private complete(to: To): string {
    return this.leave.complete(typeof to === 'string' ? to : createPath(to));
  }

  private move(to: string, go: () => void): void {
    const move = (): void => {
      try {
        go();
      } catch (error) {
        // Browsers refuse a state that cannot be kept, and too many moves at once.
        this.leave.failed(error);
      }
    };
    if (!this.leave.asks(to)) move();
    else void this.question().then((agreed) => (agreed ? move() : undefined), this.leave.failed);
  }

  private takesBack({ delta, location }: Move): boolean {
    if (this.returned) {
      this.returned();
      this.returned = undefined;
      return true;
    }
    // The entry of a dialog or question is on its way out.
    if (!delta) return false;
    if (this.agreed || !this.leave.asks(addressOf(location))) {
      this.agreed = false;
      return false;
    }
    const back = new Promise<void>((resolve) => {
      this.returned = resolve;
    });
    this.history.go(-delta);
    // The question has an entry of its own, after that of the page.
    void this.question(back).then((agreed) => {
      if (!agreed) return;
      this.agreed = true;
      // Dialogs over the page have entries of their own, which the router does not count.
      this.history.go(delta < 0 ? delta - entriesOver() : delta);
    }, this.leave.failed);
    return true;
  }

  private async question(after?: Promise<void>): Promise<boolean> {
    if (this.asking) return false;
    this.asking = true;
    try {
      await after;
      return await this.leave.ask();
    } finally {
      this.asking = false;
    }
  }
}

/** Entries that dialogs have over the one of the page. */
const entriesOver = (): number => (window.history.state as { overlays?: number } | null)?.overlays ?? 0;

const addressOf = ({ pathname, search }: Location): string => `${pathname}${search}`;
