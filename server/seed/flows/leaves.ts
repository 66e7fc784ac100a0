import { REASONS } from '../campus/leaves.ts';
import { element } from '../campus/random.ts';
import type { Applicant, Cast } from './cast.ts';
import type { Moment, Paper, Plays } from './Plays.ts';
import type { ProofOf } from './proofs.ts';

const FLOW = 'leave-approval';

/** When a leave is asked for, from which day on, and for how many days; days are counted from today. */
interface Leave {
  readonly at: Moment;
  readonly from: number;
  readonly days: number;
  readonly type?: string;
  readonly more?: Readonly<Record<string, unknown>>;
}

type Ask = (applicant: Applicant, leave: Leave) => Paper;

/** Applications for leave in all states that they can be in. */
export function playLeaves(plays: Plays, cast: Cast, proofOf: ProofOf): void {
  const ask: Ask = ({ id, phone }, { at, from, days, type = 'personal', more = {} }) => {
    const reasons = REASONS[type] ?? [];
    return plays.paper(id, FLOW, at, async () => ({
      type,
      startOn: plays.date(from),
      endOn: plays.date(from + days - 1),
      contactPhone: phone,
      reason: element(reasons, Math.abs(days + from) % reasons.length),
      ...(type === 'sick' && { medicalProof: [await proofOf(id)], hospital: '校医院' }),
      ...more,
    }));
  };
  playWaiting(cast, ask);
  playOwn(cast, ask, plays);
  playClosed(cast, ask, plays);
}

const TYPES = ['personal', 'sick', 'official', 'personal', 'personal'];
/** Days before today on which one after another asks. */
const AGES = [0, 0, 1, 1, 2, 0, 4];

const clock = (hours: number, minutes: number): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

/** What waits for the counsellor: some of it for days, some urged; and for the dean what she has agreed to. */
function playWaiting({ classmates, others, teacher, dean, deputy }: Cast, ask: Ask): void {
  classmates.slice(0, 28).forEach((classmate, index) => {
    const paper = ask(classmate, {
      at: [element(AGES, index % AGES.length), clock(8 + (index % 10), (index * 7) % 60)],
      ...{ from: 2 + (index % 6), days: 1 + (index % 5), type: element(TYPES, index % TYPES.length) },
    });
    if (index % 14 === 6) paper.urges([1, '16:20'], classmate.id, '老师，请帮忙看一下，车票需要确认');
    if (index === 2) paper.does([0, '08:40'], teacher, 'cc', { people: [dean], comment: '请学院知悉' });
    if (index === 4) paper.says([1, '10:05'], classmate.id, '已和任课老师沟通，课程由同学代记笔记。');
  });
  classmates.slice(28, 33).forEach((classmate, index) => {
    const paper = ask(classmate, {
      ...{ at: [4, clock(10 + index, 15)], from: 3, days: 5 + index, type: 'official' },
    }).agrees([3, clock(8 + index, 40)], teacher, '情况属实，同意');
    if (index === 0)
      paper.does([2, '09:10'], dean, 'addBefore', { people: [deputy], comment: '请先核对教学安排' });
    if (index === 1) paper.urges([1, '14:00'], classmate.id, '比赛报名今晚截止');
  });
  const internship = classmates[33];
  if (internship)
    ask(internship, {
      ...{ at: [2, '11:30'], from: 10, days: 60, type: 'internship' },
      more: { company: '星河软件有限公司', leavesCity: true, destination: '杭州' },
    }).agrees([1, '10:45'], teacher, '三方协议已核对');
  // Their counsellors have no account: the managers are asked.
  others.slice(0, 3).forEach((stranger, index) => {
    ask(stranger, { at: [index, clock(9 + index, 25)], from: 4 + index, days: 2 });
  });
}

/** The papers of the student whose account the demo opens. */
function playOwn({ student, teacher, dean }: Cast, ask: Ask, plays: Plays): void {
  const { id } = student;
  ask(student, { at: [40, '19:20'], from: -38, days: 2 })
    .agrees([39, '08:50'], teacher, '同意，注意安全')
    .agrees([36, '20:10'], id, '已返校', { returnedOn: plays.date(-36) });
  ask(student, { at: [12, '12:40'], from: -9, days: 6, type: 'official' })
    .agrees([12, '14:10'], teacher, '同意，结束后及时返校')
    .agrees([11, '09:30'], dean, '预祝取得好成绩');
  ask(student, { at: [20, '21:05'], from: -18, days: 1 }).does([19, '09:00'], teacher, 'reject', {
    comment: '与期中考试冲突，请另行安排',
  });
  ask(student, { at: [3, '20:30'], from: 5, days: 7, more: { reason: '参加姐姐的婚礼并探望老人' } })
    .agrees([2, '09:20'], teacher, '请假时间较长，请学院审核')
    .does([1, '15:50'], dean, 'return', {
      ...{ node: 'start', comment: '七天过长，请缩短到五天以内并说明课程安排' },
    });
  ask(student, { at: [5, '22:10'], from: 12, days: 1 }).ends([5, '22:40'], id, 'withdraw', '日期填错了');
  ask(student, { at: [0, '08:20'], from: 3, days: 2, type: 'sick' });
  plays.add([1, '23:15'], async (stage) => {
    await stage.draft(id, FLOW, { type: 'personal', startOn: plays.date(20), reason: '寒假提前返乡' });
  });
}

/** What is over, was ended or stands still. */
function playClosed({ classmates, teacher, admin, student }: Cast, ask: Ask, plays: Plays): void {
  classmates.slice(0, 8).forEach((classmate, index) => {
    const asked = 30 - index * 2;
    const days = 1 + (index % 3);
    const paper = ask(classmate, { at: [asked, '10:10'], from: 2 - asked, days });
    if (index === 0)
      paper.does([asked - 1, '10:00'], teacher, 'cc', { people: [student.id], comment: '请班长知悉' });
    if (index % 4 === 3) {
      paper.does([asked - 1, '11:00'], teacher, 'reject', { comment: '请假材料不完整，请补充证明' });
      return;
    }
    paper.agrees([asked - 1, '11:00'], teacher, '同意');
    const back = asked - 2 - days;
    if (index < 6) paper.agrees([back, '08:15'], classmate.id, '', { returnedOn: plays.date(-back) });
  });
  const [held, ended] = [classmates[34], classmates[35]];
  if (held)
    ask(held, { at: [6, '13:30'], from: 8, days: 4 }).ends(
      [5, '10:00'],
      admin,
      'suspend',
      '等待学生补充家长说明',
    );
  if (ended)
    ask(ended, { at: [9, '17:00'], from: -7, days: 9, type: 'official' })
      .agrees([8, '09:00'], teacher)
      .ends([7, '16:00'], admin, 'terminate', '学生已办理休学，本次请假作废');
}
