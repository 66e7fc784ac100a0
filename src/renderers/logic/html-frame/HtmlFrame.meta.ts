import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

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
      Type.Integer({ minimum: 20, maximum: 4000 }),
      { zhCN: '高度', enUS: 'Height in px' },
      240,
    ),
  },
  budget: 2,
  fixtures: [
    {
      title: { zhCN: '版式', enUS: 'A layout' },
      node: {
        type: 'html-frame',
        id: 'poster',
        props: {
          html: '<div style="--share: 84%">84%</div><div style="--share: 61%">61%</div><div style="--share: 38%">38%</div>',
          css: 'div { width: var(--share); margin-block: 6px; padding: 4px 8px; background: teal; color: white }',
          height: 120,
        },
      },
    },
    {
      title: { zhCN: '允许脚本', enUS: 'With scripts' },
      node: {
        type: 'html-frame',
        id: 'script',
        title: { zhCN: '合计', enUS: 'Total' },
        props: {
          html: '<output></output><script>addEventListener("DOMContentLoaded", () => { const { prices } = JSON.parse(document.querySelector("#data").textContent); document.querySelector("output").textContent = prices.reduce((sum, price) => sum + price); });</script>',
          scripts: true,
          data: { prices: [12, 30, 7.5] },
          height: 60,
        },
      },
    },
  ],
});
