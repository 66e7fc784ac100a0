import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { IconSchema } from '../../../schemas/icon.ts';
import { inUnit } from '../../../schemas/annotation.ts';

export const portletMeta = defineMeta({
  type: 'portlet',
  version: 1,
  family: 'layout',
  title: { zhCN: '门户栏目', enUS: 'Portlet' },
  description: {
    zhCN: '门户首页的一个栏目：图标、标题、“更多”入口与内容',
    enUS: 'One block of a portal page: icon, title, a way to more, and its content',
  },
  icon: 'appstore',
  props: {
    title: prop.text({ zhCN: '标题', enUS: 'Title' }),
    icon: prop.static(IconSchema, { zhCN: '图标', enUS: 'Icon' }),
    moreText: prop.text({ zhCN: '“更多”的文字', enUS: 'Words of the way to more' }),
    moreUrl: prop.bindable(Type.String({ maxLength: 2000 }), {
      zhCN: '“更多”的地址',
      enUS: 'Address of more',
    }),
    height: prop.static(inUnit('px', Type.Integer({ minimum: 80, maximum: 2000 })), {
      zhCN: '内容最大高度，超出可滚动',
      enUS: 'Greatest height of the content in px; more scrolls',
    }),
  },
  container: true,
  events: { more: { title: { zhCN: '点击“更多”', enUS: 'More is clicked' } } },
  budget: 2,
});
