import { type RecordType, type StaticType, types } from '../../conditions/check/index.ts';
import type { FormilyNode } from '../formily/plan.ts';
import { memberOf } from './languageUses.ts';

/** What stands around a field or a layout of a Formily schema that a form stores. */
export interface SchemaPlace {
  /** What holds it, from the record down to its own holder: each step of its address has one, layouts have that around them. */
  readonly holders: readonly StaticType[];
  /** Its value; of a layout what it stands in. */
  readonly value: StaticType;
  /** The row that it stands in, or the record. */
  readonly row: StaticType;
}

/** The places of a schema. */
export interface SchemaPlaces {
  readonly record: RecordType;
  /** By the places of the fields in the schema. */
  readonly byPath: ReadonlyMap<string, SchemaPlace>;
  /** The fields by their names, as the schema writes them, with what holds their values. */
  readonly fields: readonly { readonly path: string; readonly name: string; readonly holder: StaticType }[];
  /** Names of layouts, which are steps of addresses and no members of values. */
  readonly layouts: ReadonlySet<string>;
}

/**
 * Walks through a schema beside the record that its values become. Of a definition the place that refers to it first.
 * @param record that a module keeps of it
 */
export function schemaPlaces(root: FormilyNode, record: RecordType): SchemaPlaces {
  const byPath = new Map<string, SchemaPlace>();
  const layouts = new Set<string>();
  const fields: { path: string; name: string; holder: StaticType }[] = [];
  const seen = new Set<FormilyNode['properties']>();
  const visit = (node: FormilyNode, place: SchemaPlace): void => {
    byPath.set(node.path, place);
    const { holders, value, row } = place;
    const within = [...holders, value];
    for (const each of [node.items ?? []].flat()) {
      const entry = memberOf(value, undefined);
      visit(each, { holders: within, value: entry, row: entry });
    }
    if (seen.has(node.properties)) return;
    seen.add(node.properties);
    for (const [name, child] of node.properties) {
      if (child.members.type === 'void') {
        layouts.add(name);
        visit(child, { holders: within, value, row });
        continue;
      }
      fields.push({ path: child.path, name, holder: value });
      // A value of several fields is none of them.
      const steps = name.startsWith('[') ? [undefined] : name.split('.');
      const values = steps.reduce<readonly StaticType[]>(
        (way, step) => [...way, memberOf(way.at(-1) ?? types.ANY, step)],
        [value],
      );
      visit(child, { holders: [...holders, ...values.slice(0, -1)], value: values.at(-1) ?? types.ANY, row });
    }
  };
  visit(root, { holders: [], value: record, row: record });
  return { record, byPath, fields, layouts };
}
