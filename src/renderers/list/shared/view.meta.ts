import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { TextSchema } from '../../../schemas/textSchema.ts';

/** What the declarations of all views of records say alike. */
export const viewMeta = {
  family: 'list',
  listView: true,
  provides: { item: { type: 'record', each: 'source', title: { zhCN: '当前记录', enUS: 'The record' } } },
  events: { click: { title: { zhCN: '点击记录', enUS: 'A record is clicked' } } },
} as const;

export const sourceProp = prop.source({ zhCN: '数据源', enUS: 'Source' });
export const emptyText = prop.text({ zhCN: '没有数据时的文字', enUS: 'Text without data' });

/** The texts of a record. */
export const titleProp = prop.template({ zhCN: '标题', enUS: 'Title' }, TextSchema);
export const textProps = {
  title: titleProp,
  description: prop.template({ zhCN: '说明', enUS: 'Description' }, TextSchema),
  extra: prop.template({ zhCN: '右侧文字', enUS: 'Text at the right' }, TextSchema),
};

/** Members of a record as their fields show them, and the one that says how it stands. */
export const memberProps = {
  fields: prop.members({ zhCN: '显示的字段', enUS: 'Fields' }),
  status: prop.member({ zhCN: '状态字段', enUS: 'Status' }),
  options: prop.options({
    zhCN: '状态的选项（默认取字段的选项）',
    enUS: 'Options of the status, if not those of the field',
  }),
};

export const imageProp = prop.member({ zhCN: '图片字段', enUS: 'Picture' });

/** @param shown whether the record's actions stand there when nothing is said */
export const actionsProp = (shown: boolean) =>
  prop.static(Type.Boolean(), { zhCN: '显示行操作', enUS: 'Shows what can be done' }, shown);

/** When a record is, and what its colour says. */
export const datedProps = {
  start: { ...prop.member({ zhCN: '开始字段', enUS: 'Starts' }), dated: true, required: true },
  end: { ...prop.member({ zhCN: '结束字段', enUS: 'Ends' }), dated: true },
  title: titleProp,
  colourBy: prop.member({ zhCN: '颜色字段', enUS: 'Colours by' }),
  options: prop.options({ zhCN: '颜色（默认取字段的选项）', enUS: 'Colours, if not those of the field' }),
  date: prop.bindable(Type.String(), {
    zhCN: '开始时的日期（默认今天）',
    enUS: 'Day shown first, if not today',
  }),
};
