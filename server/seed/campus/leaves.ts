import { addDays, CAMPUS_DATE } from './calendar.ts';
import type { Row } from './campus.ts';
import { createRandom, type Random } from './random.ts';
import type { StudentRow } from './students.ts';

export interface LeaveRow extends Row {
  studentNo: string;
  type: string;
  startOn: string;
  endOn: string;
  days: number;
  status: string;
}

const COUNT = 1500;
/** Earliest and latest start, in days from the campus date. */
const FIRST = -250;
const LAST = 18;

const TYPES = [
  ['sick', 38],
  ['personal', 40],
  ['official', 12],
  ['internship', 6],
  ['bereavement', 4],
] as const;
/** Shortest and longest leave by type, in days. */
const LENGTHS: Readonly<Record<string, readonly [number, number]>> = {
  sick: [1, 7],
  personal: [1, 4],
  official: [1, 6],
  internship: [20, 90],
  bereavement: [2, 5],
};
/** What students say by type. */
export const REASONS: Readonly<Record<string, readonly string[]>> = {
  sick: [
    '感冒发热，需到医院就诊',
    '肠胃炎，医生建议休息',
    '智齿拔除术后恢复',
    '脚踝扭伤，行走不便',
    '过敏反应，需输液观察',
  ],
  personal: ['回家办理身份证件', '参加亲属婚礼', '家中有事需回家处理', '办理签证面签', '参加驾照考试'],
  official: ['代表学校参加学科竞赛', '参加校运动队集训', '参加学生干部培训', '参加学术会议并作报告'],
  internship: ['专业实习，已签订三方协议', '毕业实习，单位已接收'],
  bereavement: ['家中老人去世，需回家奔丧'],
};
const HOSPITALS = ['校医院', '市第一人民医院', '市中医院', '大学附属医院'];
const COMPANIES = [
  '星河软件有限公司',
  '远航装备制造厂',
  '绿洲环境研究院',
  '晨光会计师事务所',
  '蓝湾设计工作室',
];
const DESTINATIONS = ['家中', '南京', '杭州', '武汉', '成都', '西安'];
const REFUSALS = [
  '请假材料不完整，请补充证明',
  '与期中考试冲突，请另行安排',
  '请假天数过长，请先与辅导员面谈',
];

/** Makes leave requests of students who are enrolled; `guest`, whose account the demo opens, has several. */
export function generateLeaves(students: readonly StudentRow[], guest: StudentRow): LeaveRow[] {
  const random = createRandom('leaves');
  const present = students.filter(({ status }) => status === 'enrolled');
  const own = [
    makeLeave(random, guest, -120),
    makeLeave(random, guest, -41),
    { ...makeLeave(random, guest, 4), ...OPEN },
  ];
  const rest = Array.from({ length: COUNT - own.length }, () =>
    makeLeave(random, random.pick(present), random.int(FIRST, LAST)),
  );
  return [...own, ...rest];
}

function makeLeave(random: Random, student: StudentRow, start: number): LeaveRow {
  const type = random.weighted(TYPES);
  const days = lengthOf(random, type);
  const startOn = addDays(CAMPUS_DATE, start);
  const endOn = addDays(startOn, days - 1);
  const away = type !== 'sick' && random.chance(0.6);
  return {
    studentNo: student.studentNo,
    name: student.name,
    college: student.college,
    counsellorId: student.counsellorId,
    type,
    startOn,
    endOn,
    days,
    hospital: type === 'sick' && (days > 3 || random.chance(0.5)) ? random.pick(HOSPITALS) : null,
    medicalProof: null,
    company: type === 'internship' ? random.pick(COMPANIES) : null,
    leavesCity: away,
    destination: away ? random.pick(DESTINATIONS) : null,
    contactPhone: student.phone,
    reason: random.pick(REASONS[type] ?? []),
    ...outcomeOf(random, start, endOn),
    ...IN_NO_FLOW,
  };
}

/** Leave that was decided before there were flows. */
const IN_NO_FLOW = { flowState: null, flowNumber: null, flowInstance: null, flowEndedAt: null };

function lengthOf(random: Random, type: string): number {
  const [shortest, longest] = LENGTHS[type] ?? [1, 3];
  return random.int(shortest, longest);
}

const OPEN = { decision: null, decisionComment: null, returnedOn: null, cancelled: false, status: 'pending' };

/** What became of a request: those that begin soon are mostly undecided, those long over are closed. */
function outcomeOf(random: Random, start: number, endOn: string) {
  if (start > 0 && random.chance(0.7)) return OPEN;
  if (random.chance(0.04)) return { ...OPEN, cancelled: true, status: 'cancelled' };
  if (random.chance(0.07)) {
    return { ...OPEN, decision: 'rejected', decisionComment: random.pick(REFUSALS), status: 'rejected' };
  }
  const approved = { ...OPEN, decision: 'approved', status: 'approved' };
  const comment = random.chance(0.3)
    ? random.pick(['同意，注意安全', '同意，按时销假', '同意，请补交证明'])
    : null;
  const returned = endOn < CAMPUS_DATE && random.chance(0.96);
  if (!returned) return { ...approved, decisionComment: comment };
  return { ...approved, decisionComment: comment, returnedOn: endOn, status: 'completed' };
}
