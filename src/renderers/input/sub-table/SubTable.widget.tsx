import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex, theme, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { FilledFilter } from '../shared/FilledFilter.tsx';
import { groupAttributes } from '../shared/groupAttributes.ts';
import { useInput } from '../shared/useInput.ts';
import { onEnterInCell } from './enter.ts';
import { MOST_ROWS } from '../shared/rows/mostRows.meta.ts';
import { PasteReport } from './PasteReport.tsx';
import { RowCards } from './RowCards.tsx';
import { RowGrid } from './RowGrid.tsx';
import { subTableLocale } from './subTable.locale.ts';
import type { subTableMeta } from './SubTable.meta.ts';
import { usePaste } from './usePaste.ts';
import { useRowFocus } from './useRowFocus.ts';
import type { EachRow } from './parts.ts';
import { useRows } from './useRows.ts';
import { useSame } from './useSame.ts';
import { useWayBack } from './useWayBack.ts';

const NO_TOTALS: readonly string[] = [];

/**
 *   value ──▶ useRows: rows with keys, commands ──▶ RowGrid on wide screens, RowCards on phones ──▶ MemberView per cell
 */
export default observer(function SubTable(widget: RendererProps<typeof subTableMeta>) {
  const { props, field, readOnly, enabled } = widget;
  const input = useInput(widget);
  const text = useText(subTableLocale);
  const { token } = theme.useToken();
  const { device } = useRoot().theme;
  const members = field?.members?.compiled;
  const fields = useMemo(
    () => (members?.fields ?? []).filter(({ meta }) => meta.frameless !== true),
    [members],
  );
  const { rows, commands: plain } = useRows(field?.value, members, input.change);
  const most = Math.min(props.maxRows, MOST_ROWS);
  const commands = useWayBack(plain, most);
  const { pasted, paste, forget } = usePaste({ rows, fields, members, commands, most });
  const frame = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(frame);
  const open = enabled && !readOnly && field !== undefined;
  const loose = open && !props.fixedRows;
  const each = useSame<EachRow>({
    fields,
    commands,
    focus,
    members: field?.members,
    enabled: enabled && field !== undefined,
    readOnly,
    fixed: readOnly || props.fixedRows,
    mayMove: loose && props.sortable && rows.length > 1,
    mayRemove: loose && rows.length > (props.minRows ?? 0),
    mayCopy: loose && rows.length < most,
    paste: loose ? paste : undefined,
    count: rows.length,
  });
  const parts = { each, rows, totals: props.totals ?? NO_TOTALS };
  if (input.filter) return <FilledFilter input={input} />;
  const { id } = input.attributes;
  // Of rows beyond the most the field's own rule speaks.
  const full = rows.length === most ? text('full', { n: most }) : '';
  const hint = rows.length < most && device !== 'mobile' ? open && text('pasteHint') : full;
  return (
    <div ref={frame} id={id} {...groupAttributes(input)} onKeyDown={onEnterInCell}>
      {pasted && <PasteReport pasted={pasted} close={forget} />}
      {device === 'mobile' ? <RowCards {...parts} /> : <RowGrid {...parts} />}
      {!readOnly && !props.fixedRows && (
        <Flex align="center" gap="small" wrap style={{ marginTop: token.marginXS }}>
          <Button
            type="dashed"
            data-add
            icon={<PlusOutlined aria-hidden aria-label={undefined} />}
            disabled={!open || rows.length >= most}
            onClick={() => {
              commands.add();
              focus({ to: 'added' });
            }}
          >
            {props.addText || text('add')}
          </Button>
          <Typography.Text type="secondary" style={{ fontSize: token.fontSizeSM }}>
            {hint}
          </Typography.Text>
        </Flex>
      )}
    </div>
  );
});
