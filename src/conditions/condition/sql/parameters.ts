/** PostgreSQL types that parameters are cast to. */
export type ParameterType =
  'text' | 'numeric' | 'float8' | 'date' | 'timestamptz' | 'text[]' | 'numeric[]' | 'float8[]';

/** The values of a statement, and their numbered places in its text. */
export class Parameters {
  readonly values: unknown[] = [];
  private readonly places = new Map<string, string>();
  private readonly first: number;

  /** @param first number of the first parameter */
  constructor(first: number) {
    this.first = first;
  }

  /** Adds a value; the same one of the same type is sent once. Gives the text that stands for it, with its type. */
  add(value: unknown, type: ParameterType): string {
    const identity = `${type} ${JSON.stringify(value)}`;
    const known = this.places.get(identity);
    if (known !== undefined) return known;
    this.values.push(value);
    const place = `$${String(this.first + this.values.length - 1)}::${type}`;
    this.places.set(identity, place);
    return place;
  }
}
