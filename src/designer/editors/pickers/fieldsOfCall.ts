import type { DataType } from '../../../schemas/condition.ts';
import type { CallOutput, DescribedCall } from '../../../schemas/wire/interface.ts';
import type { NamedField } from '../../settings/SettingsContext.ts';

const dataTypes: Partial<Record<CallOutput['type'], DataType>> = {
  number: 'number',
  bool: 'bool',
  date: 'time',
  datetime: 'time',
  texts: 'array',
};

/** What conditions and orders of a call are made of; none where it takes none, or is not known yet. */
export const fieldsOfCall = (described: DescribedCall | undefined): readonly NamedField[] =>
  (described?.fields ?? []).map(({ name, title, type }) => ({
    code: name,
    title,
    type: dataTypes[type] ?? 'text',
    ...(type === 'datetime' && { withTime: true }),
  }));
