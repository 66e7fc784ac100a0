import { CopyOutlined, DeleteOutlined, DownOutlined, PlusOutlined, UpOutlined } from '@ant-design/icons';
import { ArrayBase } from '@formily/antd-v5';
import { Flex, theme, Typography } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { withoutRowMark } from '../../../../documents/rowMark.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { copyOf } from '../../../../runtime/form/copyOf.ts';
import type { RowValues } from '../../../input/shared/rows/rowValues.ts';
import { rowsLocale } from './rows.locale.ts';
import { useRowIndex } from './Member.tsx';
import { useRowsModel } from './RowsContext.ts';

/** What can be done with one row: Formily's own buttons, as the document allows them, each saying which row it means. */
export function RowTools(): ReactNode {
  const { rows, mayAdd, mayMove, mayRemove } = useRowsModel();
  const text = useText(rowsLocale);
  const index = useRowIndex();
  const array = ArrayBase.useArray();
  const n = index + 1;
  const told = (command: 'moveUp' | 'moveDown' | 'copy' | 'remove') => ({
    ...LOOKS,
    'aria-label': text(command, { n }),
  });
  /** Formily's own copy would take along which stored row it is. */
  const copy = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    const row = rows[index];
    if (row) void array?.field.insert(n, copyOf(withoutRowMark(row.values)));
  };
  return (
    <Flex component="span" gap={2} justify="flex-end" align="center" className="atrium-formily-tools">
      {mayMove && index > 0 && <ArrayBase.MoveUp {...told('moveUp')} icon={<UpOutlined {...SIGN} />} />}
      {mayMove && index < rows.length - 1 && (
        <ArrayBase.MoveDown {...told('moveDown')} icon={<DownOutlined {...SIGN} />} />
      )}
      {mayAdd && <ArrayBase.Copy {...told('copy')} icon={<CopyOutlined {...SIGN} />} onClick={copy} />}
      {mayRemove && <ArrayBase.Remove {...told('remove')} icon={<DeleteOutlined {...SIGN} />} />}
    </Flex>
  );
}

const SIGN = { 'aria-hidden': true, 'aria-label': undefined } as const;
const LOOKS = {
  type: 'text',
  size: 'small',
  style: { padding: 0, width: 24, height: 24, fontSize: 14 },
} as const;

/** Formily's own button for a new row, which begins with the defaults of its members. */
export function RowAddition({
  addition: Addition = ArrayBase.Addition,
}: {
  addition?: typeof ArrayBase.Addition;
}) {
  const { fields, first, mayAdd, rows, most, addText, fixed } = useRowsModel();
  const text = useText(rowsLocale);
  if (fixed) return null;
  if (rows.length >= most)
    return <Typography.Text type="secondary">{text('full', { n: most })}</Typography.Text>;
  if (!mayAdd) return <Addition {...ADD} title={addText} />;
  return (
    <Addition
      {...ADD}
      title={addText}
      defaultValue={lazily(
        fields.map(({ code }) => code),
        first,
      )}
    />
  );
}

const ADD = { type: 'dashed', icon: <PlusOutlined {...SIGN} /> } as const;

/** A row whose values are made when Formily copies it, not when the button is drawn: a default may be the time. */
function lazily(codes: readonly string[], first: () => RowValues): object {
  const row = {};
  for (const code of codes) Object.defineProperty(row, code, { enumerable: true, get: () => first()[code] });
  return row;
}

/** What a row is dragged by, or moved with the keyboard: Formily's own. */
export function RowHandle(): ReactNode {
  const { mayMove } = useRowsModel();
  const { token } = theme.useToken();
  const text = useText(rowsLocale);
  const n = useRowIndex() + 1;
  if (!mayMove) return null;
  return <ArrayBase.SortHandle aria-label={text('drag', { n })} style={{ padding: token.paddingXXS }} />;
}

/** Which row it is, for a heading. */
export function RowName(): ReactNode {
  const text = useText(rowsLocale);
  return <>{text('rowOf', { n: useRowIndex() + 1 })}</>;
}
