import type { StaticType } from '../../conditions/check/index.ts';
import type { ScopeName } from '../../documents/check/scopeAt.ts';
import type { MetaIndex } from '../../documents/metaIndex.ts';
import type { DataType } from '../../schemas/condition.ts';
import type { Node } from '../../schemas/node.ts';
import type { Text } from '../../schemas/text.ts';
import { recordOf } from './recordOf.ts';
import type { NamedField } from './SettingsContext.ts';
import { type OptionsOf, writtenOptions } from './writtenOptions.ts';

/** As what conditions compare values of a type; what is not here has no comparison. */
const dataTypes: Partial<Record<StaticType['kind'], DataType>> = {
  text: 'text',
  number: 'number',
  bool: 'bool',
  time: 'time',
  list: 'array',
  user: 'user',
};

/** What rules can compare among the names of a place, records by what they hold, each under the record that holds it. */
export function comparable(
  names: readonly ScopeName[],
  metas: MetaIndex,
  optionsOf: OptionsOf = writtenOptions,
  group?: Text,
): readonly NamedField[] {
  return names.flatMap((name): readonly NamedField[] => {
    if (name.type.kind === 'record') return comparable(name.members, metas, optionsOf, name.title);
    const field = comparedAs(name, metas, optionsOf);
    return field === undefined ? [] : [{ ...field, ...(group !== undefined && { group }) }];
  });
}

/** Members of a list's records, or of a record, as settings choose among them. */
export const membersOf = (name: ScopeName | undefined, metas: MetaIndex): readonly NamedField[] =>
  (name?.members ?? []).flatMap((member) => {
    const field = comparedAs(member, metas, writtenOptions);
    return field === undefined ? [] : [{ ...field, code: member.name }];
  });

/** What the server keeps of every record: ids of people, and moments. */
const PEOPLE: ReadonlySet<string> = new Set(['createdBy', 'updatedBy']);
const TIMES: ReadonlySet<string> = new Set(['createdAt', 'updatedAt']);

/** By the widget of the field where one declares the name, else by its type. */
function comparedAs(
  { name, path, title, type, declaredBy }: ScopeName,
  metas: MetaIndex,
  optionsOf: OptionsOf,
): NamedField | undefined {
  const node = recordOf(declaredBy?.value) as Partial<Node>;
  const field =
    declaredBy?.role === 'field' || declaredBy?.role === 'node'
      ? metas.get(node.type ?? '')?.field
      : undefined;
  const as = field?.dataType ?? dataTypes[type.kind];
  if (as === undefined || field?.column === null) return undefined;
  const options = field && optionsOf(node.props?.options);
  const values = type.kind === 'text' && field === undefined ? type.values : undefined;
  return {
    ...{ code: path, title, type: as },
    ...(options && { options }),
    ...(values && { options: values.map((value) => ({ value, label: value })) }),
    ...((field?.column === 'datetime' || (declaredBy === undefined && TIMES.has(name))) && {
      withTime: true,
    }),
    ...(declaredBy === undefined && PEOPLE.has(name) && { people: true }),
  };
}
