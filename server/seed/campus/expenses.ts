import { addDays, CAMPUS_DATE } from './calendar.ts';
import type { Row } from './campus.ts';
import { createRandom } from './random.ts';
import type { StudentRow } from './students.ts';

const COUNT = 24;

const ACTIVITIES = [
  [
    'contest',
    '程序设计竞赛',
    [
      ['报名费', 1, 300],
      ['赛前资料', 6, 28.5],
      ['往返车票', 3, 146],
    ],
  ],
  [
    'contest',
    '数学建模竞赛',
    [
      ['报名费', 1, 400],
      ['打印装订', 4, 15],
    ],
  ],
  [
    'club',
    '摄影社校园展',
    [
      ['展板制作', 8, 65],
      ['相纸', 5, 42],
    ],
  ],
  [
    'club',
    '读书会',
    [
      ['图书', 12, 39.8],
      ['茶歇', 1, 180],
    ],
  ],
  [
    'volunteer',
    '敬老院志愿服务',
    [
      ['慰问品', 20, 25],
      ['大巴租赁', 1, 900],
    ],
  ],
  [
    'class',
    '班级运动会',
    [
      ['号码布', 35, 4],
      ['饮用水', 5, 32],
      ['急救包', 1, 88],
    ],
  ],
] as const;
const STATUSES = [
  ['submitted', 40],
  ['paid', 50],
  ['returned', 10],
] as const;

/** To two decimals. */
const round = (amount: number): number => Math.round(amount * 100) / 100;

/** Makes claims of activity expenses; `guest`, whose account the demo opens, has two of them. */
export function generateExpenses(students: readonly StudentRow[], guest: StudentRow): Row[] {
  const random = createRandom('expenses');
  const present = students.filter(({ status }) => status === 'enrolled');
  return Array.from({ length: COUNT }, (_, index) => {
    const { studentNo, name } = index < 2 ? guest : random.pick(present);
    const [kind, activity, items] = random.pick(ACTIVITIES);
    const rows = items.map(([what, count, price]) => ({
      what,
      count,
      price,
      amount: round(count * price),
    }));
    const status = index === 0 ? 'submitted' : random.weighted(STATUSES);
    return {
      activity,
      kind,
      heldOn: addDays(CAMPUS_DATE, random.int(-120, -2)),
      studentNo,
      name,
      items: rows,
      total: round(rows.reduce((sum, { amount }) => sum + amount, 0)),
      remark: null,
      decision: status === 'submitted' ? null : status,
      status,
    };
  });
}
