import { Button, Space, Tag, type TableProps } from 'antd';
import { ACTIONS, ACTIONS_WIDTH, columns, toneOf, type ListRecord } from './records.ts';

/** The columns with antd's tags and buttons. */
export const antdColumns: NonNullable<TableProps<ListRecord>['columns']> = [
  ...columns.map(({ key, title, width }) => ({
    key,
    dataIndex: key,
    title,
    width,
    ellipsis: true,
    ...(key === 'tags'
      ? {
          render: (_value: unknown, { tags }: ListRecord) =>
            tags.map((tag) => (
              <Tag key={tag} color={toneOf(tag)}>
                {tag}
              </Tag>
            )),
        }
      : {}),
  })),
  {
    key: 'actions',
    title: 'Actions',
    width: ACTIONS_WIDTH,
    render: () => (
      <Space>
        {ACTIONS.map((action) => (
          <Button key={action} type="link" size="small">
            {action}
          </Button>
        ))}
      </Space>
    ),
  },
];
