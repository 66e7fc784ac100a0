import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { inUnit } from '../../../schemas/annotation.ts';

const SourceSchema = Type.String({ maxLength: 200_000 });

export const htmlFrameMeta = defineMeta({
  type: 'html-frame',
  version: 1,
  family: 'logic',
  title: { zhCN: '自定义 HTML', enUS: 'Custom HTML' },
  description: {
    zhCN: '在沙箱中显示的 HTML 与样式；脚本须显式允许，且只能访问 data',
    enUS: 'HTML and styles in a sandbox; scripts have to be allowed and reach nothing but data',
  },
  administrators: true,
  icon: 'read',
  props: {
    html: prop.static(SourceSchema, { zhCN: 'HTML（不解析模板）', enUS: 'HTML, without templates' }, ''),
    css: prop.static(SourceSchema, { zhCN: '样式', enUS: 'Styles' }, ''),
    scripts: prop.static(Type.Boolean(), { zhCN: '允许脚本', enUS: 'May run scripts' }, false),
    data: prop.bindable(Type.Unknown(), {
      zhCN: '交给脚本的数据（JSON，元素 #data）',
      enUS: 'Data for the scripts, as JSON in the element #data',
    }),
    height: prop.static(
      inUnit('px', Type.Integer({ minimum: 20, maximum: 4000 })),
      { zhCN: '高度', enUS: 'Height in px' },
      240,
    ),
  },
  budget: 2,
});
