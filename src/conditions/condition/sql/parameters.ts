/** PostgreSQL types that parameters are cast to. */
export type ParameterType =
  'text' | 'numeric' | 'float8' | 'date' | 'timestamptz' | 'text[]' | 'numeric[]' | 'float8[]';

/** Marks the place of a value until it is numbered; no SQL text holds U+0000. */
const PLACE = /\0(\d+)\0/g;

/**
 * The values of a statement. They are numbered last of all, for a comparison may be left out of the text after its
 * values were added, and PostgreSQL takes no value without a place.
 */
export class Parameters {
  private readonly values: unknown[] = [];
  private readonly places = new Map<string, string>();

  /** Adds a value; the same one of the same type is sent once. Gives the text that stands for it, with its type. */
  add(value: unknown, type: ParameterType): string {
    const identity = `${type} ${JSON.stringify(value)}`;
    const known = this.places.get(identity);
    if (known !== undefined) return known;
    this.values.push(value);
    const place = `\0${String(this.values.length - 1)}\0::${type}`;
    this.places.set(identity, place);
    return place;
  }

  /**
   * Numbers the values that a text uses, in the order in which it uses them.
   * @param first number of the first
   */
  number(text: string, first: number): { readonly text: string; readonly values: readonly unknown[] } {
    const numbers = new Map<string, number>();
    const numbered = text.replace(PLACE, (_, index: string) => {
      const number = numbers.get(index) ?? first + numbers.size;
      numbers.set(index, number);
      return `$${String(number)}`;
    });
    return { text: numbered, values: [...numbers.keys()].map((index) => this.values[Number(index)]) };
  }
}
