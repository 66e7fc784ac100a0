/** One record of the lists: 12 columns with a place for two tags and, in the last one, two buttons. */
export interface ListRecord {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly college: string;
  readonly major: string;
  readonly grade: string;
  readonly phone: string;
  readonly email: string;
  readonly enrolled: string;
  readonly gpa: number;
  readonly tags: readonly string[];
  readonly remark: string;
}

export interface ListColumn {
  readonly key: Exclude<keyof ListRecord, 'id'>;
  readonly title: string;
  readonly width: number;
}

/** Eleven columns of data; the twelfth is that of the buttons. */
export const columns: readonly ListColumn[] = [
  { key: 'name', title: 'Name', width: 110 },
  { key: 'number', title: 'Number', width: 110 },
  { key: 'college', title: 'College', width: 120 },
  { key: 'major', title: 'Major', width: 120 },
  { key: 'grade', title: 'Grade', width: 70 },
  { key: 'phone', title: 'Phone', width: 120 },
  { key: 'email', title: 'Email', width: 170 },
  { key: 'enrolled', title: 'Enrolled', width: 110 },
  { key: 'gpa', title: 'GPA', width: 70 },
  { key: 'tags', title: 'Tags', width: 140 },
  { key: 'remark', title: 'Remark', width: 120 },
];

/** Width of the column of buttons in px. */
export const ACTIONS_WIDTH = 130;
export const ACTIONS = ['View', 'Edit'];
/** Height in px of the rows of the limits. */
export const ROW = 40;

export const TAGS = ['Scholarship', 'Volunteer', 'Leader'];
const TONES: Readonly<Record<string, string>> = { Scholarship: 'gold', Volunteer: 'green', Leader: 'blue' };
export const toneOf = (tag: string): string => TONES[tag] ?? 'blue';

const COLLEGES = ['Computing', 'Law', 'Arts', 'Medicine'];
const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

export const records = (size: number): readonly ListRecord[] =>
  Array.from({ length: size }, (_, index) => ({
    id: `r${index}`,
    name: `Student ${index}`,
    number: String(20_240_000 + index),
    college: at(COLLEGES, index),
    major: `Major ${index % 17}`,
    grade: String(2020 + (index % 5)),
    phone: String(13_800_000_000 + index),
    email: `student${index}@example.com`,
    enrolled: `2024-09-${String(1 + (index % 28)).padStart(2, '0')}`,
    gpa: 2 + (index % 21) / 10,
    tags: [at(TAGS, index), at(TAGS, index + 1)],
    remark: `Remark ${index % 9}`,
  }));
