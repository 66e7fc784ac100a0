import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';

// Props and events that several inputs have, declared once so that they read alike in every settings panel.

export const placeholder = prop.text({ zhCN: '占位提示', enUS: 'Placeholder' });

export const allowClear = prop.static(Type.Boolean(), { zhCN: '可清空', enUS: 'Can be cleared' }, true);

/** How many characters can be typed at most; `tooLong` says so to values from elsewhere. */
export const maxLength = (most: number) =>
  prop.static(Type.Integer({ minimum: 1, maximum: most }), { zhCN: '最大长度', enUS: 'Maximum length' });

export const options = prop.options({ zhCN: '选项', enUS: 'Options' });

export const precision = prop.static(Type.Integer({ minimum: 0, maximum: 6 }), {
  zhCN: '小数位数',
  enUS: 'Decimal places',
});

/** The payload of `change` is the new value, null when it was emptied. */
export const changeEvent = {
  change: { title: { zhCN: '值改变', enUS: 'Value changed' }, payload: Type.Unknown() },
} as const;
