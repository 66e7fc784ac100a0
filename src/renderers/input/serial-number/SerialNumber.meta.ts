import { Type } from 'typebox';
import { SERIAL_PATTERN } from '../../../schemas/serial.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { textField } from '../shared/fields.meta.ts';

export const serialNumberMeta = defineMeta({
  type: 'serial-number',
  version: 1,
  family: 'input',
  title: { zhCN: '流水号', enUS: 'Serial number' },
  description: {
    zhCN: '保存新记录时由服务器按规则生成，不能修改；规则如 XG{YYYY}{0000}',
    enUS: 'Given by the server when a record is added, by a pattern such as XG{YYYY}{0000}; never changed',
  },
  icon: 'number',
  budget: 2,
  props: {
    pattern: prop.static(
      Type.String({ pattern: SERIAL_PATTERN, maxLength: 100 }),
      {
        zhCN: '编号规则（{YYYY} {YY} {MM} {DD} 和 {0000} 计数）',
        enUS: 'Pattern ({YYYY} {YY} {MM} {DD}, and {0000} for the count)',
      },
      '{YYYY}{0000}',
    ),
  },
  field: {
    ...textField(200),
    serial: true,
    span: 8,
    width: 150,
    fromImport: null,
  },
});
