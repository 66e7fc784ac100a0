import { makeAutoObservable, observable, observableRef } from 'mobx';
import { same } from '../../documents/same.ts';
import { ApiError } from '../../runtime/data/ApiError.ts';

/** Something that the server found wrong, and where. */
export interface InterfaceFinding {
  /** Dotted, within the definition (`sql.text`), or of an input that was tried (`try.year`). */
  readonly path: string;
  readonly message: string;
  /** Line and column in a text, as `2:5`. */
  readonly place?: string;
  /** A try ended there; the next one may not. */
  readonly isTried?: true;
}

/** What the server found wrong with a definition, for the fields that it belongs to. */
export class Findings {
  list: readonly InterfaceFinding[] = [];
  /** Why what is typed in a field is no value, by the field's path: nothing is sent over it. */
  private readonly held = observable.map<string, string>();

  private readonly clearer: (path: string) => string | undefined;

  /** @param clearer what is said of a path in the place of the server's text, where the editor knows better */
  constructor(clearer: (path: string) => string | undefined) {
    this.clearer = clearer;
    makeAutoObservable<this, 'clearer' | 'held'>(
      this,
      { list: observableRef, clearer: false, held: false },
      { autoBind: true },
    );
  }

  /** What is wrong at a path, or with what it stands for as a whole. */
  at(path: string): string | undefined {
    const texts = this.list.filter((each) => each.path === path).map(({ message }) => message);
    return texts.length === 0 ? undefined : texts.join(' ');
  }

  /** All that is wrong at a path and within it. */
  within(path: string): readonly InterfaceFinding[] {
    return this.list.filter((each) => each.path === path || each.path.startsWith(`${path}.`));
  }

  /** Where in a text. */
  placeAt(path: string): string | undefined {
    return this.list.find((each) => each.path === path && each.place !== undefined)?.place;
  }

  /** A field holds a text that is no value, and why; undefined: it is one again, or gone. */
  hold(path: string, why: string | undefined): void {
    if (why === undefined) this.held.delete(path);
    else this.held.set(path, why);
  }

  heldAt(path: string): string | undefined {
    return this.held.get(path);
  }

  get isHolding(): boolean {
    return this.held.size > 0;
  }

  /** Marks the fields whose texts are no values. @returns whether there are some */
  markHeld(): boolean {
    this.list = [...this.held].map(([path, message]) => ({ path, message }));
    return this.isHolding;
  }

  /** What a try ended with stands at its fields, in the place of what the one before did. */
  putTried(list: readonly Pick<InterfaceFinding, 'path' | 'message'>[]): void {
    const others = this.list.filter(({ isTried }) => isTried !== true);
    this.list = [...others, ...list.map((each) => ({ ...each, isTried: true as const }))];
  }

  put(list: readonly InterfaceFinding[]): void {
    this.list = list;
  }

  /** Takes the findings of a refusal. @returns whether it has some */
  take(error: unknown): boolean {
    const errors = error instanceof ApiError ? (error.detail.errors ?? []) : [];
    this.list = errors.map(({ path: sent, message, place }) => {
      const path = pathOf(sent);
      return { path, message: this.clearer(path) ?? message, ...(place !== undefined && { place }) };
    });
    return this.list.length > 0;
  }

  /** Forgets what was said of places that another definition has something else at. */
  forgetChanged(before: unknown, after: unknown): void {
    this.list = this.list.filter(({ path }) => standsAsBefore(before, after, path.split('.')));
  }

  /** What stands at a path has changed. */
  forget(path: string): void {
    this.list = this.list.filter((each) => each.path !== path && !each.path.startsWith(`${path}.`));
  }

  clear(): void {
    this.list = [];
  }
}

const membersOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;

/** Whether two values hold the same at a path, or both nothing there. */
function standsAsBefore(before: unknown, after: unknown, [name, ...way]: readonly string[]): boolean {
  const [one, other] = [membersOf(before), membersOf(after)];
  if (name === undefined || one === undefined || other === undefined) return same(before, after);
  const isIn = [one, other].map((members) => Object.hasOwn(members, name));
  if (isIn[0] !== isIn[1]) return false;
  if (isIn[0]) return standsAsBefore(one[name], other[name], way);
  // A list has no such member: what is missing in it is told at the list's own path.
  return Array.isArray(before) ? same(before, after) : true;
}

/** The server's paths begin at the payload: with the definition, or with the inputs of a try. */
const pathOf = (path: string): string =>
  path.startsWith('definition.') ? path.slice('definition.'.length) : path.replace(/^inputs\./, 'try.');
