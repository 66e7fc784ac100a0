import { examineCondition, type StaticType, types } from '../../conditions/check/index.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { pointer, valueAt } from '../../schemas/pointer.ts';
import { isFieldName } from '../formily/addresses.ts';
import { dependenciesOf } from '../formily/dependencies.ts';
import type { ReadSchema } from '../formily/readSchema.ts';
import { namesCondition } from '../namedRules.ts';
import { parentOf } from '../pointer.ts';
import { noteAddress, noteNames, type WrittenAddress } from './addressUses.ts';
import { type Check, KEY, type Place, reportAt, within } from './context.ts';
import { noteLanguageUses } from './languageUses.ts';
import { typeOfRecord } from './recordType.ts';
import { type SchemaPlace, type SchemaPlaces, schemaPlaces } from './schemaPlaces.ts';

/**
 * Tells where a Formily schema names fields of the form that stores it: its properties, those that are required, the
 * addresses of reactions, and what expressions and rules read of values. Of definitions, to which several places may
 * refer, nothing is told.
 * @param value the schema as it is written
 * @param place with the names that its expressions see
 * @param path of the schema in the document
 */
export function noteSchemaUses(
  read: ReadSchema,
  value: unknown,
  form: FormDocument,
  place: Place,
  check: Check,
  path: string,
): void {
  if (check.context.onUse === undefined || !read.root) return;
  new SchemaUses(value, schemaPlaces(read.root, typeOfRecord(form, check.context)), check, path).note(
    read,
    place,
  );
}

class SchemaUses {
  private readonly value: unknown;
  private readonly places: SchemaPlaces;
  private readonly check: Check;
  private readonly path: string;

  constructor(value: unknown, places: SchemaPlaces, check: Check, path: string) {
    this.value = value;
    this.places = places;
    this.check = check;
    this.path = path;
  }

  note({ addresses, templates, rules }: ReadSchema, place: Place): void {
    const { check, path } = this;
    this.noteNames();
    for (const { path: at } of addresses) {
      const around = this.around(at);
      const written = this.written(at) ?? this.written(`${at}/source`);
      if (around && written) noteAddress(written, around[1], this.places, check);
    }
    for (const { path: at } of templates)
      noteLanguageUses(valueAt(this.value, at), within(place, this.namesAt(at)), check, path + at);
    for (const { path: at, rules: each } of rules) {
      if (namesCondition(each)) continue;
      const { reads } = examineCondition(each, within(place, this.namesAt(at)).scope, check.context);
      reportAt(check, path + at, { findings: [], reads });
    }
  }

  /** Names of properties, and those of the required ones. */
  private noteNames(): void {
    const { places, check } = this;
    for (const { path, name, holder } of places.fields) {
      // Properties may be a list, too, each of which says its name.
      const named = Array.isArray(valueAt(this.value, parentOf(path)))
        ? this.written(`${path}/name`)
        : { text: name, path: this.path + path, ...KEY };
      if (named) noteNames(named, holder, places, check);
    }
    for (const [path, { value }] of places.byPath) {
      const required = valueAt(this.value, `${path}/required`);
      for (const index of Array.isArray(required) ? required.keys() : []) {
        const named = this.written(`${path}/required/${String(index)}`);
        if (named && isFieldName(named.text)) noteNames(named, value, places, check);
      }
    }
  }

  /** The field in which something stands, with its place in the schema. */
  private around(inside: string): readonly [string, SchemaPlace] | undefined {
    for (let path = inside; ; path = parentOf(path)) {
      const place = this.places.byPath.get(path);
      if (place) return [path, place];
      if (path === '') return undefined;
    }
  }

  private written(at: string): WrittenAddress | undefined {
    const text = valueAt(this.value, at);
    return typeof text === 'string' ? { text, path: this.path + at } : undefined;
  }

  /** What an expression at a place of the schema knows of the record. */
  private namesAt(inside: string): Readonly<Record<string, StaticType>> {
    const { record } = this.places;
    const [path, place] = this.around(inside) ?? [];
    const [reaction] = /^\/x-reactions(?:\/\d+)?(?=\/)/.exec(inside.slice(path?.length ?? 0)) ?? [];
    const read =
      path === undefined || place === undefined || reaction === undefined
        ? undefined
        : this.readBy(path + reaction, place);
    return {
      $values: record,
      $lookup: record,
      $form: types.openRecord({ values: record, initialValues: record }),
      ...(place && { $self: fieldOf(place.value), $record: place.row, $records: types.listOf(place.row) }),
      ...(read && { $deps: read.dependencies, $dependencies: read.dependencies, $target: read.target }),
    };
  }

  /** What a reaction reads of other fields, and the field that it changes. */
  private readBy(path: string, place: SchemaPlace) {
    const { places, check } = this;
    // They are told of where they are written.
    const silent = { ...check, context: { ...check.context, onUse: () => undefined } };
    const typeAt = (text: string): StaticType => noteAddress({ text, path: '' }, place, places, silent);
    const written = valueAt(this.value, pointer(path, 'dependencies'));
    const read = dependenciesOf(Object(written) as object).flatMap(({ dependency }) =>
      dependency
        ? [
            [
              dependency.key,
              dependency.property === 'value' ? unnamed(typeAt(dependency.source)) : types.ANY,
            ] as const,
          ]
        : [],
    );
    const target = this.written(pointer(path, 'target'));
    return {
      dependencies: types.openRecord(Object.fromEntries(read)),
      target: target ? fieldOf(typeAt(target.text)) : types.ANY,
    };
  }
}

/** A value under a name that is not that of its field, such as `$deps.days` or `$self.value`. */
function unnamed({ origin: _origin, ...type }: StaticType): StaticType {
  return type;
}

const fieldOf = (value: StaticType): StaticType =>
  types.openRecord({ value: unnamed(value), initialValue: unnamed(value) });
