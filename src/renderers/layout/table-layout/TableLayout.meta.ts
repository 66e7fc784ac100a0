import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

const cell = (id: string, title: { zhCN: string; enUS: string }, text: string, span?: number) => ({
  type: 'text',
  id,
  title,
  props: { text },
  ...(span === undefined ? {} : { layout: { span } }),
});

export const tableLayoutMeta = defineMeta({
  type: 'table-layout',
  version: 1,
  family: 'layout',
  title: { zhCN: '表格布局', enUS: 'Table layout' },
  description: {
    zhCN: '像登记表一样排列内容：名称格与内容格，跨度按 24 栏',
    enUS: 'Lays content out as a printed form does: names beside contents, spans of 24 columns',
  },
  icon: 'table',
  props: {
    columns: prop.static(
      Type.Integer({ minimum: 1, maximum: 6 }),
      { zhCN: '每行项数', enUS: 'Items in a row' },
      2,
    ),
    labels: prop.static(Type.Boolean(), { zhCN: '显示名称格', enUS: 'Names in cells of their own' }, true),
    caption: prop.text({ zhCN: '表题', enUS: 'Caption' }),
  },
  container: true,
  budget: 2,
  fixtures: [
    {
      title: { zhCN: '登记表', enUS: 'A form' },
      node: {
        type: 'table-layout',
        id: 'register',
        props: { caption: { zhCN: '学生登记表', enUS: 'Register of a student' } },
        children: [
          cell('name', { zhCN: '姓名', enUS: 'Name' }, '2024'),
          cell('number', { zhCN: '学号', enUS: 'Number' }, '20240001'),
          cell('address', { zhCN: '地址', enUS: 'Address' }, '1-203', 24),
        ],
      },
    },
    {
      title: { zhCN: '无名称格', enUS: 'Without names' },
      node: {
        type: 'table-layout',
        id: 'plain',
        props: { labels: false, columns: 3 },
        children: [
          cell('a', { zhCN: '一', enUS: 'One' }, '1'),
          cell('b', { zhCN: '二', enUS: 'Two' }, '2'),
          cell('c', { zhCN: '三', enUS: 'Three' }, '3'),
        ],
      },
    },
  ],
});
