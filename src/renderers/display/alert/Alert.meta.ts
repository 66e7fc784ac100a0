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
  fixtures: [
    {
      title: { zhCN: '可关闭的警告', enUS: 'Warning that can be closed' },
      node: {
        type: 'alert',
        id: 'warn',
        props: {
          message: { zhCN: '选课将于今晚关闭', enUS: 'Course selection closes tonight' },
          level: 'warning',
          closable: true,
        },
      },
    },
    {
      title: { zhCN: '带说明', enUS: 'With more' },
      node: {
        type: 'alert',
        id: 'info',
        props: {
          message: { zhCN: '系统维护', enUS: 'Maintenance' },
          description: {
            zhCN: '周六凌晨暂停服务一小时。',
            enUS: 'The service stops for an hour early on Saturday.',
          },
        },
      },
    },
  ],
});
