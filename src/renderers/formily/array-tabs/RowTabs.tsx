import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { ArrayTabs } from '@formily/antd-v5';
import { Button, Empty, Flex, theme, type TabsProps } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { rowsLocale } from '../shared/rows/rows.locale.ts';
import { useRowsModel } from '../shared/rows/RowsContext.ts';

type TabBar = NonNullable<TabsProps['renderTabBar']>;

const SIGN = { 'aria-hidden': true, 'aria-label': undefined } as const;

/**
 * Formily's tabs. Its buttons stand beside the tabs and not in them, where those who do not see them would lose their
 * way, and only where the document allows what they do.
 */
export function RowTabs() {
  const { rows, mayAdd } = useRowsModel();
  if (rows.length === 0 && !mayAdd) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />;
  return <ArrayTabs renderTabBar={tabBar} />;
}

const tabBar: TabBar = (bar, Bar) => <Tabs bar={bar} Bar={Bar} />;

function Tabs({ bar, Bar }: { bar: Parameters<TabBar>[0]; Bar: Parameters<TabBar>[1] }) {
  const { rows, mayAdd, mayRemove, addText } = useRowsModel();
  const text = useText(rowsLocale);
  const { token } = theme.useToken();
  const { editable, ...plain } = bar;
  const { activeKey } = bar;
  const n = Number(activeKey.replace(/\D/g, '')) + 1;
  return (
    <Flex gap="small" align="center" style={{ marginBottom: token.margin }}>
      {/* One level deeper antd's own style would not reach it. */}
      <Bar {...plain} style={{ flex: 1, minWidth: 0, margin: 0 }} />
      {mayRemove && n <= rows.length && (
        <Button
          type="text"
          data-command="remove"
          aria-label={text('remove', { n })}
          icon={<DeleteOutlined {...SIGN} />}
          onClick={(event) => editable.onEdit('remove', { key: activeKey, event })}
        />
      )}
      {mayAdd && (
        <Button
          type="dashed"
          data-add=""
          icon={<PlusOutlined {...SIGN} />}
          onClick={(event) => editable.onEdit('add', { event })}
        >
          {addText}
        </Button>
      )}
    </Flex>
  );
}
