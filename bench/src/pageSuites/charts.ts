import type { PageContender, PageSuite } from '../pages/pageSuite.ts';

const CHARTS = 12;

const PARTS = 'ECharts 6 by parts, canvas';
const contenders: readonly PageContender[] = [
  { name: 'drawn by hand on canvas', file: 'charts/canvas', role: 'limit' },
  { name: PARTS, file: 'charts/echartsParts', role: 'limit' },
  { name: 'Atrium', file: 'charts/atrium', role: 'atrium' },
  { name: 'ECharts 6 whole', file: 'charts/echartsFull', role: 'peer' },
  { name: 'ECharts 6 in React', file: 'charts/echartsReact', role: 'peer' },
  { name: 'amis 6.13 chart', file: 'charts/amis', role: 'peer' },
];

export const suite: PageSuite = {
  title: `Charts: ${CHARTS} at once, ms`,
  notes: [
    'Four with two series of 12 bars, four with two lines of 50 points, four with six slices; no animation. All of them within the window.',
    'In React: made in an effect, resized by a ResizeObserver. Atrium draws a page document; its charts are described for screen readers as well, and each has a source of its own, which is answered at once.',
  ],
  contenders,
  cases: [
    {
      name: 'charts',
      run: async (tab) => {
        const cold = await tab.mount(CHARTS);
        const warm: number[] = [];
        for (let turn = 0; turn < 3; turn += 1) {
          await tab.unmount();
          warm.push((await tab.mount(CHARTS)).all);
        }
        return { cold: [cold.all], warm: [Math.min(...warm)] };
      },
    },
  ],
  tables: [
    {
      title: 'Drawn',
      columns: [
        { key: 'cold', title: 'cold' },
        { key: 'warm', title: 'warm' },
      ],
    },
  ],
  targets: [
    { what: 'cold', key: 'cold', most: 1.1, of: { contender: PARTS }, unit: 'ms' },
    { what: 'warm', key: 'warm', most: 1.12, of: { contender: PARTS }, unit: 'ms' },
  ],
  rounds: 9,
};
