import {
  ListColumnSchema,
  ListFilterSchema,
  ListViewSchema,
  RowToneSchema,
  SortSchema,
} from '../../../schemas/documents/mgrList.ts';
import { member, propsOf } from '../../settings/propsOf.ts';

const field = member('字段', 'Field', { field: true });
const title = member('标题', 'Title', {
  help: { zhCN: '不填时用字段的标题', enUS: 'The title of the field where it is empty' },
});

export const columnProps = propsOf(ListColumnSchema, {
  field,
  title,
  width: member('宽度', 'Width', { group: 'look' }),
  fixed: member('固定', 'Stays in sight', { group: 'look' }),
  sortable: member('可排序', 'Can be sorted', { fallback: false, group: 'behaviour' }),
  summary: member('合计', 'Total', { group: 'behaviour' }),
  hidden: member('默认不显示', 'Hidden at first', { fallback: false, group: 'behaviour' }),
  editable: member('可就地修改', 'Changed in place', { fallback: false, group: 'behaviour' }),
  opens: member('点击打开记录', 'Opens the record', { fallback: false, group: 'behaviour' }),
  visible: member('显示', 'Visible', { fallback: true }),
});

export const filterProps = propsOf(ListFilterSchema, {
  field,
  title,
  judgeType: member('比较方式', 'Comparison', {
    compares: 'field',
    help: { zhCN: '不选时按字段类型', enUS: 'As the field proposes where none is chosen' },
  }),
});

export const sortProps = propsOf(SortSchema, { field, order: member('顺序', 'Order') });

export const viewProps = propsOf(ListViewSchema, {
  title: member('标题', 'Title'),
  icon: member('图标', 'Icon'),
  where: member('固定条件', 'Condition that always holds'),
});

export const toneProps = propsOf(RowToneSchema, {
  title: member('标题', 'Title'),
  tone: member('颜色', 'Colour'),
  when: member('条件', 'Condition', { fallback: false, group: 'content' }),
});
