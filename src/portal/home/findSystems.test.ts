import { expect, test } from 'vitest';
import type { SystemEntry } from '../../schemas/wire/system.ts';
import { findSystems } from './findSystems.ts';

const system = (id: string, systemname: string, description: string): SystemEntry => ({
  id,
  systemname,
  description,
  updatetime: '',
  projectId: '1',
  language: 'zhCN',
  layout: 'default',
  skin: {},
  options: {},
});
const groups = [
  { id: 'a', typename: '教学与管理', sysList: [system('s1', '学生工作', '学籍与请假')] },
  { id: 'b', typename: '校园生活', sysList: [system('s2', '校园服务', '住宿'), system('s3', 'Library', '')] },
];
const ids = (keyword: string): string[] =>
  findSystems(groups, keyword).flatMap(({ sysList }) => sysList.map(({ id }) => id));

test.each([
  ['', ['s1', 's2', 's3']],
  [' 请假 ', ['s1']],
  ['library', ['s3']],
  ['服务', ['s2']],
  ['无', []],
])('the keyword %j finds %j', (keyword, expected) => {
  expect(ids(keyword)).toEqual(expected);
});
