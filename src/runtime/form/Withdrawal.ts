import { reaction } from '@formily/reactive';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { EngineField } from './engine.ts';

type Display = EngineField['display'];

/**
 * Whether a component has taken the field that it draws out of sight by itself, in the engine: the document's rules then
 * count it as hidden, and say what becomes of its value. What it hides it may show again, also when it is not drawn.
 */
export class Withdrawal {
  /** Observable. */
  holds = false;
  private readonly field: EngineField;
  /** What the engine was last told here, or told of: anything else comes from a component. */
  private known: Display;
  private readonly stop: () => void;

  /** @param visible what the document's rules say of the field by now */
  constructor(field: EngineField, visible: boolean) {
    this.field = field;
    this.known = displayOf(visible);
    makeObservable(this, { holds: observableRef });
    this.stop = reaction(() => field.selfDisplay, this.look);
    this.look();
  }

  /** Tells the engine what the document's rules say. */
  show(visible: boolean): void {
    this.known = displayOf(visible);
    this.field.setDisplay(this.known);
  }

  dispose(): void {
    this.stop();
  }

  private readonly look = (): void => {
    const { selfDisplay } = this.field;
    if (selfDisplay === this.known) return;
    const visible = selfDisplay === 'visible';
    // The engine's `none` would throw the value away.
    this.show(visible);
    runInAction(() => {
      this.holds = !visible;
    });
  };
}

const displayOf = (visible: boolean): Display => (visible ? 'visible' : 'hidden');
