import { type Node, NodeSchema } from '../../../schemas/node.ts';
import { type Prop, prop } from '../../../schemas/prop.ts';
import type { FieldMeta } from '../../../schemas/rendererMeta.ts';
import { Type, type TSchema } from 'typebox';
import { withChoiceTitles } from '../../../schemas/annotation.ts';
import { isText, type LocalText } from '../../../schemas/text.ts';
import { member, propsOf } from '../../settings/propsOf.ts';
import { recordOf } from '../../settings/recordOf.ts';
import { shapeOf } from '../../settings/schemaShape.ts';

/** The members that nodes have whatever their widget. */
export const nodeProps = propsOf(NodeSchema.$defs.Node, {
  name: member('编码', 'Code', {
    help: { zhCN: '数据与表达式以此称呼它', enUS: 'By this, data and expressions name it' },
  }),
  title: member('标题', 'Title'),
  description: member('说明', 'Description'),
  tooltip: member('提示', 'Tooltip'),
  rules: member('校验规则', 'Rules'),
  required: member('必填', 'Required', { fallback: false }),
  visible: member('显示', 'Visible', { fallback: true }),
  enabled: member('可用', 'Enabled', { fallback: true }),
  readOnly: member('只读', 'Read only', { fallback: false }),
  hide: member('隐藏时的值', 'Value while hidden'),
});

/** Where the node stands in the grid around it. */
export const spanProp: Prop = prop.static(Type.Integer({ minimum: 1, maximum: 24 }), {
  zhCN: '宽度（24 栅格）',
  enUS: 'Width of 24 columns',
});

export const computedProp: Prop = {
  ...prop.template({ zhCN: '计算', enUS: 'Computed' }, Type.String()),
  help: { zhCN: '由表达式得出，不能手工填写', enUS: 'What an expression yields; nobody types it' },
};

/** The first value of a new record: as the field holds it, among its options where these are written in the document. */
export function defaultProp({ value, hasOptions = false }: FieldMeta, { props = {} }: Partial<Node>): Prop {
  const options = hasOptions ? choicesIn(props.options) : undefined;
  const schema = options === undefined ? value : amongOptions(value, options);
  return prop.bindable(schema, { zhCN: '默认值', enUS: 'Default' });
}

type Choices = readonly { readonly value: string; readonly title: LocalText }[];

function choicesIn(options: unknown): Choices | undefined {
  if (!Array.isArray(options)) return undefined;
  return options.flatMap((option: unknown) => {
    const { value, label } = recordOf(option);
    if (typeof value !== 'string' || !isText(label)) return [];
    return [{ value, title: typeof label === 'string' ? { zhCN: label, enUS: label } : label }];
  });
}

function amongOptions(value: TSchema, choices: Choices): TSchema {
  if (choices.length === 0) return value;
  const one = withChoiceTitles(
    Type.Unsafe<string>({ type: 'string', enum: choices.map((choice) => choice.value) }),
    Object.fromEntries(choices.map((choice) => [choice.value, choice.title])),
  );
  return shapeOf(value).type === 'array' ? Type.Array(one) : one;
}
