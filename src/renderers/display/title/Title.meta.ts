import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

export const titleMeta = defineMeta({
  type: 'title',
  version: 1,
  family: 'display',
  title: { zhCN: '标题', enUS: 'Title' },
  description: {
    zhCN: '页面或段落的标题，可带副标题',
    enUS: 'A heading of a page or a part, with a line below it',
  },
  icon: 'form',
  props: {
    text: prop.text({ zhCN: '标题', enUS: 'Title' }),
    level: prop.static(Type.Integer({ minimum: 1, maximum: 5 }), { zhCN: '级别', enUS: 'Level' }, 2),
    subtitle: prop.text({ zhCN: '副标题', enUS: 'Line below' }),
  },
  budget: 1,
});
