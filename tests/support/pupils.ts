import { moduleCalls } from '../../src/schemas/documents/form.ts';
import type { FormDocument } from '../../src/schemas/documents/index.ts';
import { syncModuleTable } from '../../server/records/table.ts';
import type { Platform } from '../../server/platform/platform.ts';
import { insertRecords } from '../../server/seed/campus/insertRecords.ts';
import type { SeedRecord } from '../../server/seed/campus/insertRecords.ts';
import { entrance, publishDocument } from './entrances.ts';
import { seedPeople } from './people.ts';

// A form module with a field of every column type and rights for three roles, for tests of form modules.

const title = (zhCN: string, enUS: string) => ({ zhCN, enUS });
const equals = (bindKey: string, value: unknown) => ({
  testRule: 'every' as const,
  conditionList: [{ bindKey, type: 'text' as const, judgeType: 'equal' as const, value }],
});

/** What a counsellor reads: everything but `secret`. */
export const counsellorReads = [
  ...['studentNo', 'name', 'college', 'major', 'gender', 'gpa', 'fee', 'graduated', 'leftOn', 'enrolledOn'],
  ...['metAt', 'honours', 'tutor', 'remark', 'level', 'counsellorId'],
];

export const pupilForm: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'pupil',
  name: '学生',
  title: title('学生', 'Pupils'),
  titleField: 'name',
  fields: [
    {
      type: 'input',
      id: 'studentNo',
      name: 'studentNo',
      title: title('学号', 'Number'),
      required: true,
      rules: [{ rule: 'pattern', value: '^[uS]', message: title('学号格式不正确', 'Not a student number') }],
    },
    { type: 'input', id: 'name', name: 'name', title: title('姓名', 'Name'), required: true },
    {
      type: 'select',
      id: 'college',
      name: 'college',
      title: title('学院', 'College'),
      default: 'computing',
      props: { options: { dictionary: 'college' } },
    },
    {
      type: 'select',
      id: 'major',
      name: 'major',
      title: title('专业', 'Major'),
      props: { options: { dictionary: 'major', parent: '{{form.college}}' } },
    },
    {
      type: 'radio',
      id: 'gender',
      name: 'gender',
      title: title('性别', 'Gender'),
      props: {
        options: [
          { value: 'male', label: title('男', 'Male') },
          { value: 'female', label: title('女', 'Female') },
        ],
      },
    },
    {
      type: 'number',
      id: 'gpa',
      name: 'gpa',
      title: title('绩点', 'GPA'),
      rules: [{ rule: 'max', value: 5 }],
    },
    { type: 'money', id: 'fee', name: 'fee', title: title('学费', 'Fee') },
    { type: 'switch', id: 'graduated', name: 'graduated', title: title('已毕业', 'Graduated') },
    {
      type: 'date',
      id: 'leftOn',
      name: 'leftOn',
      title: title('离校日期', 'Left on'),
      visible: '{{ form.graduated }}',
      required: '{{ form.graduated }}',
      hide: 'clear',
    },
    { type: 'date', id: 'enrolledOn', name: 'enrolledOn', title: title('入学日期', 'Enrolled on') },
    { type: 'date-time', id: 'metAt', name: 'metAt', title: title('面谈时间', 'Met at') },
    {
      type: 'multi-select',
      id: 'honours',
      name: 'honours',
      title: title('荣誉', 'Honours'),
      props: { options: { dictionary: 'honour' } },
    },
    { type: 'person', id: 'tutor', name: 'tutor', title: title('导师', 'Tutor') },
    { type: 'textarea', id: 'remark', name: 'remark', title: title('备注', 'Remarks') },
    { type: 'input', id: 'secret', name: 'secret', title: title('档案', 'File') },
    {
      type: 'input',
      id: 'level',
      name: 'level',
      title: title('等级', 'Level'),
      value: "{{ isEmpty(form.gpa) ? null : form.gpa >= 4 ? 'excellent' : 'plain' }}",
    },
    { type: 'input', id: 'counsellorId', name: 'counsellorId', title: title('辅导员', 'Counsellor') },
  ],
  storage: {
    studentNo: { unique: true },
    name: { index: true },
    college: { index: true },
    gpa: { index: true },
    enrolledOn: { index: true },
  },
  grants: [
    {
      roles: ['administrator'],
      actions: [...moduleCalls],
      read: '*',
      write: '*',
    },
    {
      roles: ['counsellor'],
      actions: [...moduleCalls],
      rows: equals('counsellorId', '{{platform_userId}}'),
      read: counsellorReads,
      write: ['studentNo', 'name', 'remark', 'counsellorId', 'gpa'],
    },
    {
      roles: ['student'],
      actions: ['list', 'detail', 'update'],
      rows: equals('studentNo', '{{platform_userId}}'),
      read: ['studentNo', 'name', 'college'],
      write: ['remark'],
    },
  ],
};

const dictionaries = {
  college: [
    ['computing', '计算机学院', 'Computing'],
    ['law', '法学院', 'Law'],
  ],
  major: [
    ['software', '软件工程', 'Software', 'computing'],
    ['civil-law', '民商法', 'Civil law', 'law'],
  ],
  honour: [
    ['leader', '优秀干部', 'Leader'],
    ['scholar', '奖学金', 'Scholar'],
  ],
} as const;

/** The dictionaries that the form's fields choose from. */
export async function seedDictionaries({ db }: Platform): Promise<void> {
  for (const [code, items] of Object.entries(dictionaries)) {
    const name = JSON.stringify(title(code, code));
    await db.insertInto('atrium.dictionary').values({ code, name }).execute();
    const rows = items.map(([value, zh, en, parent], sort) => ({
      dictionary: code,
      value,
      label_zh: zh,
      label_en: en,
      parent: parent ?? null,
      sort,
    }));
    await db.insertInto('atrium.dictionary_item').values(rows).execute();
  }
}

/** Saves and publishes a form, makes its table, and leads everybody whom it grants something there. */
export async function publishForm({ db, vocabulary }: Platform, document: FormDocument): Promise<void> {
  const { id } = document;
  await db.transaction().execute(async (trx) => {
    await publishDocument(trx, document);
    await syncModuleTable(trx, document, vocabulary.metas);
    const roles = new Set(document.grants.flatMap((each) => each.roles));
    await publishDocument(trx, entrance(`${id}-entrance`, [...roles], { kind: 'form', id }));
  });
}

/** Fills the module with records. */
export async function insertPupils({ db }: Platform, records: readonly SeedRecord[]): Promise<void> {
  const shape = await syncModuleTable(db, pupilForm);
  await insertRecords(db, shape, records, { actor: 'system', at: '2024-09-01T00:00:00.000Z' });
}

/** The users, the dictionaries and the published form, with an empty table. */
export async function seedPupils(platform: Platform): Promise<void> {
  await seedPeople(platform);
  await seedDictionaries(platform);
  await publishForm(platform, pupilForm);
}

/** Six pupils: three of the teacher's, one of them the student's own record. */
export const sixPupils = [
  { studentNo: 'u-student', name: '林同学', college: 'computing', gpa: 4.5, counsellorId: 'u-teacher' },
  { studentNo: 'S2', name: '安宁', college: 'computing', gpa: 3.25, counsellorId: 'u-teacher' },
  { studentNo: 'S3', name: '周全', college: 'law', gpa: null, counsellorId: 'u-teacher' },
  { studentNo: 'S4', name: '王芳', college: 'law', gpa: 2, counsellorId: 'u-other' },
  { studentNo: 'S5', name: '阿里', college: 'law', gpa: 2, counsellorId: 'u-other' },
  { studentNo: 'S6', name: '陈晨', college: null, gpa: 10, counsellorId: null },
].map((values, index) => ({
  id: `p${index + 1}`,
  values: {
    ...values,
    enrolledOn: `202${index}-09-01`,
    metAt: `2024-0${index + 1}-01T20:00:00.000Z`,
    honours: index % 2 === 0 ? ['leader'] : null,
    tutor: { value: 'u-teacher', label: '陈老师' },
    secret: `secret ${index + 1}`,
  },
}));
