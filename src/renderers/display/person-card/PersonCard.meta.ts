import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const personCardMeta = defineMeta({
  type: 'person-card',
  version: 1,
  family: 'display',
  title: { zhCN: '人员卡片', enUS: 'Person card' },
  description: {
    zhCN: '头像、姓名、说明与联系方式',
    enUS: 'Photo, name, a line about the person and how to reach them',
  },
  icon: 'idcard',
  props: {
    person: prop.bindable(
      Type.Union([Type.String({ maxLength: 200 }), Type.Object({ label: Type.String({ maxLength: 200 }) })]),
      { zhCN: '姓名或人员字段的值', enUS: 'Name, or the value of a person field' },
    ),
    photo: prop.bindable(Type.String({ maxLength: 500_000 }), { zhCN: '照片地址', enUS: 'Photo' }),
    description: prop.text({ zhCN: '说明', enUS: 'About' }),
    phone: prop.bindable(Type.String({ maxLength: 40 }), { zhCN: '电话', enUS: 'Telephone' }),
    email: prop.bindable(Type.String({ maxLength: 200 }), { zhCN: '邮箱', enUS: 'E-mail' }),
    bordered: prop.static(Type.Boolean(), { zhCN: '显示卡片', enUS: 'Draw as a card' }, false),
  },
  slots: { extra: { title: { zhCN: '右侧', enUS: 'At the right' } } },
  events: { click: { title: { zhCN: '点击姓名', enUS: 'The name is clicked' } } },
  budget: 2,
});
