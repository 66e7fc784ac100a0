import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';

const MOTTO = {
  zhCN: '博学笃行，明德至善。学校创办于一九五八年，现有两个校区、十六个学院、五十二个本科专业。',
  enUS: 'Learn widely, act truly. Founded in 1958: two campuses, sixteen schools, fifty-two programmes today.',
};
/** Something long enough to be scrolled, with the button in it. */
const scrolled = (id: string, after: number) => ({
  type: 'scroll-region',
  id,
  title: { zhCN: '校史', enUS: 'History' },
  props: { height: 280 },
  children: [
    ...Array.from({ length: 12 }, (_, place) => ({
      type: 'paragraph',
      id: `p${String(place)}`,
      props: { text: MOTTO },
    })),
    { type: 'back-top', id: 'up', props: { after } },
  ],
});

export const backTopMeta = defineMeta({
  type: 'back-top',
  version: 1,
  family: 'navigation',
  title: { zhCN: '回到顶部', enUS: 'Back to top' },
  description: {
    zhCN: '页面滚动后出现，点击回到顶部',
    enUS: 'Appears once the page is scrolled, and leads back up',
  },
  icon: 'up',
  props: {
    after: prop.static(
      Type.Integer({ minimum: 0, maximum: 10_000 }),
      { zhCN: '滚动多少像素后出现', enUS: 'Appears after so many px' },
      400,
    ),
  },
  budget: 1,
  fixtures: [
    { title: { zhCN: '一直显示', enUS: 'Always' }, node: scrolled('always', 0) },
    { title: { zhCN: '滚动后', enUS: 'Once scrolled' }, node: scrolled('later', 120) },
  ],
});
