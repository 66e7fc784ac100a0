import { FORMILY } from '../pages/formContenders.ts';
import type { PageCase, PageSuite } from '../pages/pageSuite.ts';

const SIZES = [50, 200];

const mountOf = (size: number): PageCase => ({
  name: `${size} fields`,
  run: async (tab) => {
    const cold = await tab.mount(size);
    const warm: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await tab.unmount();
      warm.push((await tab.mount(size)).all);
    }
    return { [`${size} cold`]: [cold.all], [`${size} warm`]: [Math.min(...warm)] };
  },
});

export const suite: PageSuite = {
  title: 'Formily schemas: from the call to everything painted, ms',
  notes: [
    'One schema of a quarter each of text, select, number and date fields: drawn by Formily and @formily/antd-v5 alone, and by the widget formily-form on a page, which reads it as data first.',
    'Cold: the first mount in a fresh page. Warm: taken out and mounted again in the same page, the best of three.',
  ],
  contenders: [
    { name: 'Atrium, formily-form', file: 'forms/formilyForm', role: 'atrium' },
    { name: FORMILY, file: 'forms/formily', role: 'peer' },
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
  ],
  targets: SIZES.map((size) => ({
    what: `${size} fields, cold`,
    key: `${size} cold`,
    most: 1.1,
    of: { contender: FORMILY },
    unit: 'ms' as const,
  })),
  rounds: 7,
};
