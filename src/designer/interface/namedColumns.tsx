import { LimitedInput } from '../../renderers/shared/typing/LimitedInput.tsx';
import type { RowColumn } from './RowsTable.tsx';

/** What inputs and outputs share: a name for calls, a title for people. */
interface Named {
  name: string;
  title?: string | undefined;
}

/**
 * The columns that inputs and outputs have in common.
 * @param titles of the columns
 */
export function namedColumns<Row extends Named>(titles: {
  name: string;
  title: string;
}): readonly RowColumn<Row>[] {
  return [
    {
      member: 'name',
      title: titles.name,
      cell: ({ name }, change, attributes) => (
        <LimitedInput
          {...attributes}
          className="at-field-code"
          value={name}
          limit={63}
          onChange={({ target }) => change({ name: target.value } as Partial<Row>)}
        />
      ),
    },
    {
      member: 'title',
      title: titles.title,
      cell: ({ title = '' }, change, attributes) => (
        <LimitedInput
          {...attributes}
          value={title}
          limit={100}
          onChange={({ target }) => change({ title: target.value || undefined } as Partial<Row>)}
        />
      ),
    },
  ];
}
