import { ArrayBase } from '@formily/antd-v5';
import { useField } from '@formily/react';
import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import type { CompiledField } from '../../../../documents/form.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { MemberView } from '../../../../runtime/render/MemberView.tsx';
import { usePlace } from '../../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { RowValues } from '../../../input/shared/rows/rowValues.ts';
import { rowsLocale } from './rows.locale.ts';
import { useRowsModel, type RowsModel } from './RowsContext.ts';

/**
 * The row that a part of a list of rows stands in, from 0: as Formily's component says, else the first number on the way
 * to the part's field.
 */
export function useRowIndex(): number {
  const { segments } = useField().address;
  const index = segments.find((segment): segment is number => typeof segment === 'number');
  return ArrayBase.useIndex(index ?? 0);
}

/**
 * One field of one row, where Formily's component puts it: our own widget, by our own rules.
 * @param props.framed with its label, as in a form; else alone and named by its row, as in the cell of a table
 */
export function Member({ code, framed = false }: { code: string; framed?: boolean }) {
  const model = useRowsModel();
  const index = useRowIndex();
  const row = model.rows[index];
  const member = model.fields.find((field) => field.code === code);
  if (!member) return null;
  const { members, enabled, readOnly, change } = model;
  const each = { members, enabled, readOnly, framed, change };
  return <RowMember key={row?.key} {...each} member={member} index={index} values={row?.values ?? NOTHING} />;
}

const SIDE_BY_SIDE: CSSProperties = {
  display: 'grid',
  flex: 1,
  minWidth: 0,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
};

/** All fields of one row, side by side where there is room. */
export function Members() {
  const { fields } = useRowsModel();
  const { token } = theme.useToken();
  return (
    <div style={{ ...SIDE_BY_SIDE, gap: `${String(token.marginSM)}px ${String(token.margin)}px` }}>
      {fields.map(({ code }) => (
        <Member key={code} code={code} framed />
      ))}
    </div>
  );
}

/** Of a place that a component shows before there is a row. */
const NOTHING: RowValues = {};

const RowMember = observer(function RowMember({
  member,
  index,
  values,
  members,
  enabled,
  readOnly,
  framed,
  change,
}: Pick<RowsModel, 'members' | 'enabled' | 'readOnly' | 'change'> & {
  framed: boolean;
  member: CompiledField;
  index: number;
  values: RowValues;
}) {
  const text = useText(rowsLocale);
  const { locale } = useRoot();
  const { scope } = usePlace();
  const title = member.node.title.read(scope, locale.locale) as string;
  const path = `${String(index)}.${member.code}`;
  return (
    <MemberView
      member={member}
      row={values}
      enabled={enabled}
      readOnly={readOnly}
      framed={framed}
      error={members?.error(path) ?? ''}
      name={text('cellOf', { title, n: index + 1 })}
      set={(value) => change(index, member.code, value)}
      leave={() => members?.leave(path)}
      hold={members?.hold}
    />
  );
});

/** The title of a member over its column. */
export const MemberTitle = observer(function MemberTitle({ code }: { code: string }) {
  const { fields, readOnly } = useRowsModel();
  const { token } = theme.useToken();
  const { locale } = useRoot();
  const { scope } = usePlace();
  const node = fields.find((field) => field.code === code)?.node;
  if (!node) return null;
  const starred = node.required.constant === true && !readOnly;
  return (
    <>
      {starred && (
        <span aria-hidden style={{ color: token.colorError, marginInlineEnd: token.marginXXS }}>
          *
        </span>
      )}
      {node.title.read(scope, locale.locale)}
    </>
  );
});
