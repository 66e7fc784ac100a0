import type { ISchema } from '@formily/react';
import { useMemo } from 'react';
import type { CompiledField } from '../../../documents/form.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { CARDS } from '../shared/rows/Cards.tsx';
import { part } from '../shared/part.ts';
import { ADDITION } from '../shared/rows/listParts.ts';
import { MemberTitle } from '../shared/rows/Member.tsx';
import { rowsLocale } from '../shared/rows/rows.locale.ts';
import type { RowsModel } from '../shared/rows/RowsContext.ts';

/** Room that an input needs around its text, px. */
const AROUND = 32;
/** Width of a column when nothing is said, px. */
const USUAL = 100;

/**
 * The schema of the columns: which row it is, a column for each field of the rows, what can be done with one. On a phone
 * that of cards. For an observer.
 */
export function useParts({ fields, readOnly, enabled, mayAdd, mayRemove, mayMove }: RowsModel): ISchema {
  const text = useText(rowsLocale);
  const { device } = useRoot().theme;
  const actions = text('actions');
  const number = text('number');
  const acts = enabled && !readOnly && (mayAdd || mayRemove || mayMove);
  const columns = useMemo(() => {
    const members = fields.map(
      (field, at) => [`column_${String(at)}`, memberColumn(field, readOnly)] as const,
    );
    const index = part('Column', {
      'x-component-props': { title: number, width: 80 },
      properties: { index: part('Index') },
    });
    const tools = part('Column', {
      'x-component-props': { title: actions, align: 'end', width: 120, fixed: 'right' },
      properties: { tools: part('RemoveTools') },
    });
    const properties = { index, ...Object.fromEntries(members), ...(acts ? { tools } : {}) };
    return { items: { type: 'object', properties }, properties: ADDITION };
  }, [fields, readOnly, acts, actions, number]);
  return device === 'mobile' ? CARDS : columns;
}

/** Inputs begin at the left; what is only read stands as everywhere. */
const memberColumn = ({ code, meta, node }: CompiledField, readOnly: boolean): ISchema =>
  part('Column', {
    'x-component-props': {
      title: <MemberTitle code={code} />,
      align: readOnly || node.value ? meta.align : undefined,
      width: (meta.width ?? USUAL) + AROUND,
    },
    properties: { [`cell_${code}`]: part('Member', { 'x-component-props': { code } }) },
  });
