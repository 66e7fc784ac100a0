import type { PageCase, PageContender, PageSuite } from '../pages/pageSuite.ts';

const SIZES = [100, 1000];
const TURNS = 20;
const JUMPED_ROWS = 16;

const TANSTACK = 'TanStack virtual, plain cells';
const ANTD_VIRTUAL = 'antd Table, virtual';
const contenders: readonly PageContender[] = [
  { name: 'plain DOM, all rows', file: 'lists/dom', role: 'limit' },
  { name: 'React, all rows', file: 'lists/native', role: 'limit' },
  { name: TANSTACK, file: 'lists/tanstack', role: 'limit' },
  { name: 'Atrium', file: 'lists/atrium', role: 'atrium' },
  { name: 'antd Table', file: 'lists/antd', role: 'peer' },
  { name: ANTD_VIRTUAL, file: 'lists/antdVirtual', role: 'peer' },
  { name: 'amis 6.13 table', file: 'lists/amisTable', role: 'peer' },
  { name: 'amis 6.13 crud', file: 'lists/amisCrud', role: 'peer' },
];

const mountOf = (size: number): PageCase => ({
  name: `${size} rows`,
  run: async (tab) => {
    const cold = await tab.mountList(size);
    const warm: number[] = [];
    for (let turn = 0; turn < (size >= 1000 ? 1 : 3); turn += 1) {
      await tab.unmount();
      warm.push((await tab.mountList(size)).all);
    }
    return {
      [`${size} cold`]: [cold.all],
      [`${size} warm`]: [Math.min(...warm)],
      [`${size} elements`]: [cold.elements],
      [`${size} rows`]: [cold.rows],
    };
  },
});

const scrollingIn = (size: number): PageCase => ({
  name: `${size} rows, scrolling`,
  rounds: { 'antd Table': 4, 'amis 6.13 table': 4, 'amis 6.13 crud': 4 },
  run: async (tab) => {
    await tab.mountList(size);
    const wheel = await tab.wheel(TURNS);
    return { wheel, jump: await tab.jump(JUMPED_ROWS, TURNS) };
  },
});

export const suite: PageSuite = {
  title: 'Lists: 12 columns with two tags and two buttons in each row, ms',
  notes: [
    'In a box of 1200 × 900 px. From the call until the box is filled with rows, painted; contenders that are not virtual have drawn all rows by then, see “rows drawn”.',
    `Wheel: ${TURNS} turns by 100 px, from the event to the paint of what it moved. Jump: ${TURNS} times by ${JUMPED_ROWS} rows at once, until there is a row in the middle of the box again, painted. All rounds pooled.`,
    'Atrium opens a list document with its form in the list page, with toolbar and pager; the records are answered at once, all on one page; signing that answer, which is the server’s work, and checking it counts, some 5 % at 1,000 rows. A list document holds at most 200 rows to a page: the one of 1,000 is past what the product would store.',
  ],
  contenders,
  cases: [...SIZES.map(mountOf), scrollingIn(1000)],
  tables: [
    {
      title: 'Drawn',
      columns: [
        ...SIZES.flatMap((size) => [
          { key: `${size} cold`, title: `${size} cold` },
          { key: `${size} warm`, title: `${size} warm` },
        ]),
        { key: '1000 rows', title: 'rows drawn of 1,000' },
        { key: '1000 elements', title: 'elements' },
      ],
    },
    {
      title: 'Scrolling in 1,000 rows',
      columns: [
        { key: 'wheel', title: 'wheel p50', percentile: 0.5 },
        { key: 'wheel', title: 'wheel p95', percentile: 0.95 },
        { key: 'jump', title: `jump of ${JUMPED_ROWS} rows p50`, percentile: 0.5 },
        { key: 'jump', title: 'jump p95', percentile: 0.95 },
      ],
    },
  ],
  targets: [
    { what: '1,000 rows, cold', key: '1000 cold', most: 0.54, of: { contender: ANTD_VIRTUAL }, unit: 'ms' },
    { what: '1,000 rows, warm', key: '1000 warm', most: 0.53, of: { contender: ANTD_VIRTUAL }, unit: 'ms' },
    { what: 'jump of 16 rows, p50', key: 'jump', most: 1.5, of: { contender: TANSTACK }, unit: 'ms' },
  ],
  rounds: 7,
};
