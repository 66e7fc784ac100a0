import { ANTD, formContenders, FORMILY, formNotes } from '../pages/formContenders.ts';
import type { PageCase, PageSuite } from '../pages/pageSuite.ts';

const SIZES = [50, 200, 1000];

const mountOf = (size: number): PageCase => ({
  name: `${size} fields`,
  rounds: size === 1000 ? { 'amis 6.13': 3 } : {},
  run: async (tab) => {
    const cold = await tab.mount(size);
    const warm: number[] = [];
    for (let turn = 0; turn < (size >= 1000 ? 1 : 3); turn += 1) {
      await tab.unmount();
      warm.push((await tab.mount(size)).all);
    }
    return {
      [`${size} cold`]: [cold.all],
      [`${size} warm`]: [Math.min(...warm)],
      [`${size} visible`]: [cold.visible],
      [`${size} frame`]: cold.longestFrame > 0 ? [cold.longestFrame] : [],
      [`${size} elements`]: [cold.elements],
    };
  },
});

export const suite: PageSuite = {
  title: 'Forms: from the call to everything painted, ms',
  notes: [
    ...formNotes,
    'Cold: the first mount in a fresh page. Warm: taken out and mounted again in the same page, the best of three (of one at 1,000).',
    'Atrium draws the first screen at once and the rest while the browser is idle. “Visible” is the time until every field within the window is painted and can be used, “longest frame” the longest time without a frame after that until everything is filled in. For all others both are one.',
    '“Its code fetched meanwhile”: the first form of a visit, from a server on the same machine.',
    'A form document holds at most 500 fields; that of 1,000 is past what the product would store.',
  ],
  contenders: [
    ...formContenders,
    { name: 'Atrium, its code fetched meanwhile', file: 'forms/atriumFetching', role: 'peer' },
  ],
  cases: SIZES.map(mountOf),
  tables: [
    {
      title: 'Everything painted',
      columns: SIZES.flatMap((size) => [
        { key: `${size} cold`, title: `${size} cold` },
        { key: `${size} warm`, title: `${size} warm` },
      ]),
    },
    {
      title: 'Visible part, cold, and what comes in behind it',
      columns: [
        ...SIZES.map((size) => ({ key: `${size} visible`, title: `${size} visible` })),
        ...SIZES.map((size) => ({ key: `${size} frame`, title: `${size} longest frame` })),
        { key: '1000 elements', title: 'elements at 1,000' },
      ],
    },
  ],
  targets: [
    {
      what: '1,000 fields: visible part can be used',
      key: '1000 visible',
      most: 0.2,
      of: { contender: ANTD, key: '1000 cold' },
      unit: 'ms',
    },
    {
      what: '1,000 fields: everything filled in behind',
      key: '1000 cold',
      most: 1,
      of: { contender: ANTD },
      unit: 'ms',
    },
    { what: '1,000 fields: longest frame meanwhile', key: '1000 frame', most: 50, unit: 'ms' },
    { what: '50 fields, cold', key: '50 cold', most: 1, of: { contender: FORMILY }, unit: 'ms' },
    { what: '200 fields, cold', key: '200 cold', most: 1, of: { contender: FORMILY }, unit: 'ms' },
  ],
  rounds: 7,
};
