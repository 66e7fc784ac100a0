import { Button, Empty, Flex, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { MemberView } from '../../../runtime/render/MemberView.tsx';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { ROW_OF_ITS_OWN, type EachRow, type RowParts } from './parts.ts';
import { RowActions } from './RowActions.tsx';
import { subTableLocale } from './subTable.locale.ts';
import { useFirstRows } from './useFirstRows.ts';
import type { Row } from './useRows.ts';
import { useTotal } from './useTotal.ts';

/** The rows one under the other, each a small form: what a phone has room for. */
export const RowCards = observer(function RowCards(parts: RowParts) {
  const { each, rows, totals } = parts;
  const { fields } = each;
  const text = useText(subTableLocale);
  const { token } = theme.useToken();
  const { locale } = useRoot();
  const { scope } = usePlace();
  const { drawn, more } = useFirstRows(rows.length, each.readOnly);
  const totalOf = useTotal(parts);
  const summed = rows.length > 0 ? fields.filter(({ code }) => totals.includes(code)) : [];
  return (
    <Flex vertical gap="small">
      {rows.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('none')} style={{ margin: 0 }} />
      )}
      {rows.slice(0, drawn).map((row, index) => (
        <RowCard key={row.key} each={each} row={row} index={index} />
      ))}
      {drawn < rows.length && (
        <Button block onClick={more}>
          {text('moreRows', { n: rows.length - drawn })}
        </Button>
      )}
      {summed.map((field) => (
        <Flex key={field.code} justify="space-between" style={{ paddingInline: token.paddingSM }}>
          <span style={{ color: token.colorTextSecondary }}>
            {`${text('total')} · ${field.node.title.read(scope, locale.locale) as string}`}
          </span>
          <span>{totalOf(field)}</span>
        </Flex>
      ))}
    </Flex>
  );
});

const RowCard = observer(function RowCard({ each, row, index }: { each: EachRow; row: Row; index: number }) {
  const { fields, commands, members, enabled, readOnly, fixed } = each;
  const text = useText(subTableLocale);
  const { token } = theme.useToken();
  const name = text('rowOf', { n: index + 1 });
  return (
    <div
      role="group"
      aria-label={name}
      data-row={index}
      style={{
        ...ROW_OF_ITS_OWN,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadius,
        padding: token.paddingSM,
      }}
    >
      <Flex justify="space-between" align="center" style={{ marginBottom: token.marginXS }}>
        <span style={{ color: token.colorTextSecondary }}>{name}</span>
        {!fixed && <RowActions {...each} index={index} />}
      </Flex>
      <Flex vertical gap="small">
        {fields.map((field) => (
          <MemberView
            key={field.code}
            framed
            member={field}
            row={row.values}
            enabled={enabled}
            readOnly={readOnly}
            error={members?.error(`${index}.${field.code}`) ?? ''}
            set={(value) => commands.change(index, field.code, value)}
            leave={() => members?.leave(`${index}.${field.code}`)}
            hold={members?.hold}
          />
        ))}
      </Flex>
    </div>
  );
});
