import { formContenders, FORMILY, formNotes, NATIVE } from '../pages/formContenders.ts';
import type { PageCase, PageSuite } from '../pages/pageSuite.ts';

const SIZE = 200;
const LINKED = [1, 10, 100];
const REPEATS = 3;

const linking = (linked: number): PageCase => ({
  name: `${linked} linked`,
  rounds: { 'amis 6.13': 4 },
  run: async (tab) => {
    await tab.mount(SIZE, { linked }, SIZE - linked);
    const first = await tab.link('show', SIZE);
    const shown: number[] = [];
    const hidden: number[] = [];
    for (let turn = 0; turn < REPEATS; turn += 1) {
      hidden.push(await tab.link('other', SIZE - linked));
      shown.push(await tab.link('show', SIZE));
    }
    return { [`${linked} first`]: [first], [`${linked} shown`]: shown, [`${linked} hidden`]: hidden };
  },
});

export const suite: PageSuite = {
  title: `Linkage: one value shows and hides fields of a form of ${SIZE}, ms`,
  notes: [
    ...formNotes,
    'From the input of the value until exactly the right number of fields is to be seen, painted. “First” is the first time that they show.',
    'By: `hidden` in plain DOM, a condition in React, `Form.useWatch` for each field in antd, x-reactions in Formily, if/then in RJSF, a SHOW rule in JSON Forms, visibleOn in amis, a `visible` expression in Atrium.',
  ],
  contenders: formContenders,
  cases: LINKED.map(linking),
  tables: LINKED.map((linked) => ({
    title: linked === 1 ? 'One field' : `${linked} fields`,
    columns: [
      { key: `${linked} first`, title: 'shown first' },
      { key: `${linked} shown`, title: 'shown again' },
      { key: `${linked} hidden`, title: 'hidden' },
    ],
  })),
  targets: [
    { what: '100 fields shown again', key: '100 shown', most: 1.3, of: { contender: NATIVE }, unit: 'ms' },
    { what: '100 fields shown first', key: '100 first', most: 1, of: { contender: FORMILY }, unit: 'ms' },
  ],
  rounds: 7,
};
