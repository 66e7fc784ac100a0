import { type StaticType, types } from '../../conditions/check/index.ts';
import { noteUse, type Check } from './context.ts';
import { memberOf } from './languageUses.ts';
import type { SchemaPlace, SchemaPlaces } from './schemaPlaces.ts';

/** Names, numbers among them, and the signs between them. */
const PIECE = /(?<name>[\p{L}\d_$-]+)|\*\*|[*~()[\].,:!]|\s+/uy;

/** A text that names fields of a schema as Formily's addresses do. */
export interface WrittenAddress {
  readonly text: string;
  /** Where it stands in the document. */
  readonly path: string;
  readonly isKey?: true;
}

/**
 * Tells of the fields of a module that an address in a schema names: `items[0].price`, `.price`, `items.*(price,count)`,
 * `[from,to]`. What it says of names by their beginnings only, or of whatever is there, names nothing.
 * @param place of the field that it is relative to
 * @returns what the value there is
 */
export function noteAddress(
  written: WrittenAddress,
  place: SchemaPlace,
  places: SchemaPlaces,
  check: Check,
): StaticType {
  const [dots = ''] = /^\.*/.exec(written.text) ?? [];
  // One dot: beside the field; each further one is a holder more.
  const start = dots === '' ? places.record : place.holders.at(-dots.length);
  return new Walk(written, places, check).follow(start ?? types.ANY, dots.length);
}

/** The names of properties of an object, or of fields of the record. */
export const noteNames = (
  written: WrittenAddress,
  holder: StaticType,
  places: SchemaPlaces,
  check: Check,
): StaticType => new Walk(written, places, check).follow(holder, 0);

class Walk {
  private at = 0;
  private readonly written: WrittenAddress;
  private readonly layouts: ReadonlySet<string>;
  private readonly check: Check;

  constructor(written: WrittenAddress, { layouts }: SchemaPlaces, check: Check) {
    this.written = written;
    this.layouts = layouts;
    this.check = check;
  }

  follow(from: StaticType, at: number): StaticType {
    this.at = at;
    return this.way(from);
  }

  /** A way up to what ends it, which is one of several names, or nothing. */
  private way(from: StaticType): StaticType {
    let type = from;
    for (let piece = this.next(); piece !== undefined; piece = this.next()) {
      const [sign, name] = piece;
      if (name !== undefined) type = this.named(type, name);
      else if (sign === '*')
        type = this.written.text.charAt(this.at) === '(' ? type : memberOf(type, undefined);
      else if (sign === '**' || sign === '~') type = types.ANY;
      else if (sign === '(' || sign === '[') type = this.several(type, sign);
      else if (sign === ',' || sign === ')' || sign === ']') {
        this.at -= 1;
        return type;
      }
    }
    return type;
  }

  /** `(a,b)` and `[a,b]`: names of what holds them; `[0]` and `[1:2]`: elements. */
  private several(holder: StaticType, open: string): StaticType {
    const found: StaticType[] = [];
    do found.push(this.way(holder));
    while (this.next()?.[0] === ',');
    return found.length === 1 && open === '[' ? (found[0] ?? types.ANY) : types.ANY;
  }

  private named(holder: StaticType, name: string): StaticType {
    if (/^\d+$/.test(name)) return memberOf(holder, name);
    // What stands in rows is also named without their number.
    const record = holder.kind === 'list' ? holder.of : holder;
    const member = memberOf(record, name);
    const isWhole = this.written.text.charAt(this.at) !== '~';
    const { origin } = member;
    if (isWhole && origin?.name === name) {
      const { text, path, isKey } = this.written;
      const span = [this.at - name.length, this.at] as const;
      const isAll = name.length === text.length;
      noteUse(this.check, origin, path, { ...(isKey && { isKey }), ...(!isAll && { span }) });
    }
    return origin === undefined && this.layouts.has(name) ? holder : member;
  }

  private next(): readonly [string, string | undefined] | undefined {
    PIECE.lastIndex = this.at;
    const found = PIECE.exec(this.written.text);
    if (found === null) return undefined;
    this.at = PIECE.lastIndex;
    return [found[0], found.groups?.name];
  }
}
