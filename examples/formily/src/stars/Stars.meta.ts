import { prop } from 'atrium/src/schemas/prop.ts';
import { defineMeta } from 'atrium/src/schemas/rendererMeta.ts';
import { Type } from 'typebox';

const MOST = 10;
const starsOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** A number of stars; a list shows them, and finds records with so many or more. */
export const starsMeta = defineMeta({
  type: 'acme/stars',
  version: 1,
  family: 'input',
  title: { zhCN: '星级', enUS: 'Stars' },
  description: { zhCN: '为 Formily 编写的星级组件', enUS: 'Stars, a component that was written for Formily' },
  icon: 'star',
  budget: 2,
  props: {
    count: prop.static(
      Type.Integer({ minimum: 1, maximum: MOST }),
      { zhCN: '最多几颗', enUS: 'Most stars' },
      5,
    ),
  },
  field: {
    column: 'number',
    dataType: 'number',
    value: Type.Integer({ minimum: 1, maximum: MOST }),
    check: (value, { count }) =>
      (starsOf(value) ?? 0) > (typeof count === 'number' ? count : 5)
        ? { zhCN: '星数过多', enUS: 'There are too many stars' }
        : undefined,
    toText: (value) => '★'.repeat(starsOf(value) ?? 0),
    toExport: (value) => starsOf(value) ?? null,
    toFilter: (value, bindKey) =>
      starsOf(value) === undefined ? [] : [{ bindKey, type: 'number', judgeType: 'greaterEqual', value }],
  },
});
