import { formContenders, formNotes, NATIVE } from '../pages/formContenders.ts';
import type { PageCase, PageSuite } from '../pages/pageSuite.ts';

const SIZES = [200, 1000];
const KEYS = 20;

const typingIn = (size: number): PageCase => ({
  name: `${size} fields`,
  rounds: size === 1000 ? { 'amis 6.13': 3, 'RJSF 6 antd': 4 } : {},
  run: async (tab) => {
    await tab.mount(size);
    const { keys, busy } = await tab.type(KEYS);
    return { [`${size} key`]: keys, [`${size} busy`]: [busy] };
  },
});

export const suite: PageSuite = {
  title: 'Typing: from the key to its paint, and work for it, ms',
  notes: [
    ...formNotes,
    `${KEYS} keys by the browser’s protocol into the first text field of a form that is drawn whole, one after the other; the time runs from the key’s own time stamp. All rounds pooled.`,
    'Work for each key: tasks of the page’s main thread, with the 600 ms after the last key, so that what waits for a pause counts as well.',
  ],
  contenders: formContenders,
  cases: SIZES.map(typingIn),
  tables: [
    {
      title: 'A key',
      columns: SIZES.flatMap((size) => [
        { key: `${size} key`, title: `${size} p50`, percentile: 0.5 },
        { key: `${size} key`, title: `${size} p95`, percentile: 0.95 },
        { key: `${size} busy`, title: `${size} work for each` },
      ]),
    },
  ],
  targets: [
    { what: '1,000 fields, p50', key: '1000 key', most: 1.1, of: { contender: NATIVE }, unit: 'ms' },
    {
      what: '1,000 fields, p95',
      key: '1000 key',
      percentile: 0.95,
      most: 1.1,
      of: { contender: NATIVE },
      unit: 'ms',
    },
    {
      what: '1,000 fields, work for each key',
      key: '1000 busy',
      most: 1.1,
      of: { contender: NATIVE },
      unit: 'ms',
    },
    {
      what: '1,000 fields against 200, p50',
      key: '1000 key',
      most: 1.2,
      of: { contender: 'Atrium', key: '200 key' },
      unit: 'ms',
    },
  ],
  rounds: 7,
};
