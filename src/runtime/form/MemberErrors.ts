import { action, compareStructural, computed, makeObservable, observable, type IComputedValue } from 'mobx';
import { afterRelease } from './afterRelease.ts';

/**
 * The messages at the fields inside a value, by the way to each (`2.amount`). They are worked out whenever the value
 * changes and shown once the person has left that field, or asked for the whole to be checked; what the server refused
 * shows until the value changes.
 */
export class MemberErrors {
  private readonly wrong: { get(): ReadonlyMap<string, string> };
  private readonly shown: { get(): readonly string[] };
  private readonly left = observable.set<string>();
  private readonly refused = observable.map<string, string>();
  private readonly all = observable.box(false);
  /** The message of each place, so that one that changes is told to its own readers alone. */
  private readonly messages = new Map<string, IComputedValue<string>>();
  /** How often places have become others. */
  private rearranged = 0;

  constructor(work: () => ReadonlyMap<string, string>) {
    this.wrong = computed(work);
    this.shown = computed(
      () => {
        const wrong = [...this.wrong.get().keys()];
        return [
          ...this.refused.keys(),
          ...(this.all.get() ? wrong : wrong.filter((path) => this.left.has(path))),
        ];
      },
      { equals: compareStructural },
    );
    makeObservable<this, 'note'>(this, {
      note: action,
      showAll: action,
      refuse: action,
      changed: action,
      clear: action,
    });
  }

  /** The message to show at a place; empty where there is none. */
  at(path: string): string {
    let message = this.messages.get(path);
    if (!message) {
      message = computed(() => {
        const refused = this.refused.get(path);
        if (refused !== undefined) return refused;
        return this.all.get() || this.left.has(path) ? (this.wrong.get().get(path) ?? '') : '';
      });
      this.messages.set(path, message);
    }
    return message.get();
  }

  /** The places whose messages show; the same list while they are the same. */
  get places(): readonly string[] {
    return this.shown.get();
  }

  /** The person left a place: from now on its message shows. */
  leave(path: string): void {
    const { rearranged } = this;
    afterRelease(() => {
      if (rearranged === this.rearranged) this.note(path);
    });
  }

  private note(path: string): void {
    this.left.add(path);
  }

  showAll(): void {
    this.all.set(true);
  }

  refuse(path: string, message: string): void {
    this.refused.set(path, message);
  }

  /** The value changed. @param rearranged places have moved, so that nobody has left those that now stand there */
  changed(rearranged: boolean): void {
    this.refused.clear();
    if (!rearranged) return;
    this.rearranged += 1;
    this.left.clear();
  }

  clear(): void {
    this.rearranged += 1;
    this.refused.clear();
    this.left.clear();
    this.all.set(false);
  }
}
