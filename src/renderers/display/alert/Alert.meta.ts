import { Type } from 'typebox';
import { oneOf } from '../../../schemas/named.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const alertMeta = defineMeta({
  type: 'alert',
  version: 1,
  family: 'display',
  title: { zhCN: '提示', enUS: 'Alert' },
  description: { zhCN: '醒目的提示信息', enUS: 'A message that stands out' },
  icon: 'info-circle',
  props: {
    message: prop.text({ zhCN: '内容', enUS: 'Message' }),
    description: prop.text({ zhCN: '补充说明', enUS: 'More about it' }),
    level: prop.static(oneOf('info', 'success', 'warning', 'error'), { zhCN: '级别', enUS: 'Level' }, 'info'),
    closable: prop.static(Type.Boolean(), { zhCN: '可关闭', enUS: 'Can be closed' }, false),
  },
  budget: 2,
});
