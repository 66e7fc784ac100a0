import { element } from '../campus/random.ts';
import type { Cast } from './cast.ts';
import type { Moment, Paper, Plays } from './Plays.ts';

const FLOW = 'expense-approval';

type Item = readonly [what: string, count: number, price: number];

const rowsOf = (items: readonly Item[]) => items.map(([what, count, price]) => ({ what, count, price }));

/** Claims of expenses, small, middle and large, in all states that they can be in. */
export function playExpenses(plays: Plays, cast: Cast): void {
  const { admin, teacher, dean, deputy, affairs, finance, student, classmates } = cast;
  /** Students need not say who they are. */
  const claim = (
    by: string,
    at: Moment,
    [kind, activity]: readonly [string, string],
    items: readonly Item[],
    person?: { readonly studentNo: string; readonly name: string },
  ): Paper => {
    const heldOn = plays.date(-at[0] - 3);
    return plays.paper(by, FLOW, at, { activity, kind, heldOn, items: rowsOf(items), ...person });
  };
  const mine = student.id;
  claim(
    mine,
    [1, '12:10'],
    ['class', '班级读书分享会'],
    [
      ['茶歇', 1, 180],
      ['海报', 2, 35],
    ],
  );
  claim(
    mine,
    [4, '18:30'],
    ['contest', '程序设计竞赛'],
    [
      ['报名费', 3, 300],
      ['往返车票', 3, 146],
    ],
  )
    .agrees([3, '10:20'], dean, '同意，请按票据报销')
    .urges([1, '09:15'], mine, '垫付时间较长，麻烦老师');
  claim(
    mine,
    [6, '16:45'],
    ['volunteer', '敬老院志愿服务'],
    [
      ['慰问品', 40, 35],
      ['大巴租赁', 1, 1200],
    ],
  )
    .agrees([5, '11:00'], finance, '车辆租赁按协议价核减', {
      items: rowsOf([
        ['慰问品', 40, 35],
        ['大巴租赁', 1, 980],
      ]),
    })
    .does([3, '14:30'], dean, 'addAfter', { people: [deputy], comment: '请副院长一并签署' })
    .agrees([3, '14:35'], dean, '同意');
  claim(
    mine,
    [8, '20:00'],
    ['club', '摄影社校园展'],
    [
      ['展板制作', 8, 65],
      ['相纸', 5, 42],
    ],
  )
    .agrees([7, '09:30'], dean)
    .does([6, '15:00'], finance, 'return', { node: 'start', comment: '发票抬头应为学校全称，请更换后再报' });
  claim(
    mine,
    [25, '13:00'],
    ['class', '班级运动会'],
    [
      ['号码布', 35, 4],
      ['饮用水', 5, 32],
    ],
  ).agrees([24, '09:45'], dean, '同意');
  claim(mine, [18, '17:20'], ['club', '桌游社聚会'], [['聚餐', 1, 420]]).does([17, '10:10'], dean, 'reject', {
    comment: '聚餐不在活动经费范围内',
  });
  const staff = (name: string, studentNo: string) => ({ name, studentNo });
  claim(
    teacher,
    [2, '09:00'],
    ['class', '新生班会'],
    [['笔记本', 40, 12]],
    staff('计算机学院学工办', 'T1001'),
  );
  claim(
    teacher,
    [30, '09:00'],
    ['contest', '学科竞赛培训'],
    [['教材', 20, 45]],
    staff('计算机学院学工办', 'T1001'),
  )
    .agrees([29, '14:00'], dean, '同意')
    .agrees([28, '10:00'], finance, '票据齐全');
  claim(dean, [3, '10:30'], ['contest', '学院创新大赛'], [['奖杯', 6, 80]], staff('计算机学院', 'computing'));
  claim(
    admin,
    [2, '15:10'],
    ['class', '信息化开放日'],
    [['宣传册', 100, 3.5]],
    staff('信息化中心', 'it-centre'),
  );
  plays.add([1, '17:40'], async (stage) => {
    await stage.draft(teacher, FLOW, { activity: '冬季运动会', kind: 'class' });
  });
  classmates.slice(0, 6).forEach(({ id }, index) => {
    const paper = claim(
      id,
      [2 + index, '11:20'],
      ['club', element(CLUBS, index)],
      [['器材', 1 + index, 120 + index * 40]],
    );
    if (index >= 4) paper.agrees([index, '16:00'], dean, '同意');
    if (index === 0)
      paper.does([1, '08:50'], dean, 'delegate', { people: [deputy], comment: '外出开会，请代为审阅' });
  });
  const [large, gone] = [classmates[7], classmates[8]];
  if (large)
    claim(
      large.id,
      [5, '10:00'],
      ['volunteer', '支教夏令营'],
      [
        ['教具', 60, 45],
        ['保险', 30, 20],
      ],
    )
      .agrees([4, '15:30'], finance, '票据齐全')
      .agrees([2, '11:15'], affairs, '同意资助');
  if (gone)
    claim(gone.id, [9, '14:00'], ['club', '社团迎新'], [['条幅', 4, 60]]).ends(
      [9, '15:00'],
      gone.id,
      'withdraw',
      '与社团联合报销',
    );
}

const CLUBS = ['书法社展览', '羽毛球友谊赛', '英语角', '吉他社专场', '天文观测', '机器人社'];
