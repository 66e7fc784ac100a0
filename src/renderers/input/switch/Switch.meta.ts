import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { localise, type Text } from '../../../schemas/text.ts';
import { yesOrNo } from '../shared/filter.meta.ts';
import { importSwitch } from '../shared/import.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';

const YES: Text = { zhCN: '是', enUS: 'Yes' };
const NO: Text = { zhCN: '否', enUS: 'No' };

export const switchMeta = defineMeta({
  type: 'switch',
  version: 1,
  family: 'input',
  title: { zhCN: '开关', enUS: 'Switch' },
  description: { zhCN: '开或关', enUS: 'On or off' },
  keywords: ['是否'],
  common: true,
  icon: 'sync',
  imports: {
    sheet: { kind: 'yesNo' },
    formily: ['Switch'],
    jsonSchema: [{ type: 'boolean' }],
  },
  budget: 2,
  props: {
    onText: prop.text({ zhCN: '打开时的文字', enUS: 'Text when on' }),
    offText: prop.text({ zhCN: '关闭时的文字', enUS: 'Text when off' }),
  },
  events: changeEvent,
  field: {
    column: 'bool',
    dataType: 'bool',
    value: Type.Boolean(),
    span: 8,
    width: 90,
    align: 'center',
    toText: (value, { props, locale }) => {
      const written = (value === true ? props.onText : props.offText) as Text | undefined;
      const text = written === undefined ? '' : localise(written, locale);
      return text === '' || text.includes('{{') ? localise(value === true ? YES : NO, locale) : text;
    },
    fromImport: importSwitch,
    toFilter: yesOrNo,
  },
});
