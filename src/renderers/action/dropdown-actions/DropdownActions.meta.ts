import { Type } from 'typebox';
import { ActionSchema } from '../../../schemas/action.ts';
import { TextSchema } from '../../../schemas/textSchema.ts';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { IconSchema } from '../../../schemas/icon.ts';

const ItemSchema = Type.Object(
  {
    key: Type.String({ minLength: 1, maxLength: 64 }),
    text: TextSchema,
    icon: Type.Optional(IconSchema),
    danger: Type.Optional(Type.Boolean()),
    /** The chain that the item starts. */
    actions: Type.Optional(Type.Array(ActionSchema, { maxItems: 50 })),
  },
  { additionalProperties: false },
);

export const dropdownActionsMeta = defineMeta({
  type: 'dropdown-actions',
  version: 1,
  family: 'action',
  title: { zhCN: '下拉操作', enUS: 'Dropdown actions' },
  description: { zhCN: '收在一个按钮里的多个操作', enUS: 'Several actions behind one button' },
  icon: 'ellipsis',
  props: {
    text: prop.text({ zhCN: '文字', enUS: 'Text' }),
    type: prop.static(oneOf('default', 'primary', 'link', 'text'), { zhCN: '类型', enUS: 'Kind' }, 'default'),
    items: prop.static(Type.Array(ItemSchema, { maxItems: 50 }), { zhCN: '操作', enUS: 'Actions' }, []),
  },
  budget: 3,
});
