import type { PageCase, PageSuite } from '../pages/pageSuite.ts';

const SIZES = [10, 199];
const KEYS = 20;

const typingIn = (size: number): PageCase => ({
  name: `${size} rows`,
  run: async (tab) => {
    await tab.mount(size, undefined, 1);
    const { keys, busy } = await tab.type(KEYS);
    return { [`${size} key`]: keys, [`${size} busy`]: [busy] };
  },
});

export const suite: PageSuite = {
  title: 'Typing in a sub-table: a key costs the row that changed, ms',
  notes: [
    `A sub-table of seven columns, one of them computed, one shown by its row, two with rules, two with totals; ${KEYS} keys into the first cell, measured as for the suite of typing.`,
  ],
  contenders: [{ name: 'Atrium', file: 'forms/atriumRows', role: 'atrium' }],
  cases: SIZES.map(typingIn),
  tables: [
    {
      title: 'A key',
      columns: SIZES.flatMap((size) => [
        { key: `${size} key`, title: `${size} rows p50`, percentile: 0.5 },
        { key: `${size} busy`, title: `${size} rows, work for each` },
      ]),
    },
  ],
  targets: [
    {
      what: '199 rows against 10, work for each key',
      key: '199 busy',
      most: 1.5,
      of: { contender: 'Atrium', key: '10 busy' },
      unit: 'ms',
    },
  ],
  rounds: 5,
};
