import type { Text } from '../../../../schemas/text.ts';
import type { ConditionField } from './fields.meta.ts';

interface FieldOption {
  readonly value: string;
  readonly label: string;
}

interface FieldGroup {
  readonly label: string;
  readonly options: FieldOption[];
}

/** Fields to choose among: as they are, or under the records that hold them where there are several. */
export function fieldOptions(
  fields: readonly ConditionField[],
  localise: (text: Text) => string,
): (FieldOption | FieldGroup)[] {
  const groups = new Map<string, FieldOption[]>();
  for (const { code, title, group } of fields) {
    const name = group === undefined ? '' : localise(group);
    groups.set(name, [...(groups.get(name) ?? []), { value: code, label: localise(title) || code }]);
  }
  if (groups.size < 2) return [...groups.values()].flat();
  return [...groups].flatMap<FieldOption | FieldGroup>(([label, options]) =>
    label === '' ? options : [{ label, options }],
  );
}
