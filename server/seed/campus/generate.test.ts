import { createHash } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isIdCard } from '../../../src/documents/ruleFormats.ts';
import { findProjectRoot } from '../../config/config.ts';
import { CAMPUS_DATE, daysBetween } from './calendar.ts';
import type { Row } from './campus.ts';
import { readDictionaries } from './dictionary.ts';
import { type CampusData, generateCampus } from './generate.ts';

const dictionaries = readDictionaries(path.join(findProjectRoot(), 'examples', 'campus'));
const data = generateCampus(dictionaries);
const fingerprint = (campus: CampusData): string =>
  createHash('sha256').update(JSON.stringify(campus)).digest('hex');

const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const filled = (rows: readonly Row[], field: string): unknown[] =>
  column(rows, field).filter((value) => value !== null);
const share = (rows: readonly Row[], fits: (row: Row) => boolean): number =>
  rows.filter(fits).length / rows.length;
const shareOf = (field: string, value: string): number => share(data.student, (row) => row[field] === value);

describe('the generated campus', () => {
  it('is the same on every run and every machine', () => {
    expect(fingerprint(generateCampus(dictionaries))).toBe(fingerprint(data));
    // Changes whenever the generator or a dictionary does; then take over what the failure shows.
    expect(fingerprint(data)).toMatchInlineSnapshot(
      `"ea704ee586fdc3bb25d7f05aba3af8ae1458ede9568a9588b049135fddc431b3"`,
    );
  });

  it('has the size of a small university', () => {
    expect(data.student.length).toBeGreaterThan(4900);
    expect(data.student.length).toBeLessThan(5100);
    expect(data.staff).toHaveLength(300);
    expect(data.leave).toHaveLength(1500);
    expect(data.course.length).toBeGreaterThan(200);
    expect(data.class).toHaveLength(dictionaries.items('class').length);
    expect(data.dormitory).toHaveLength(1296);
  });

  it('has believable shares', () => {
    expect(shareOf('status', 'enrolled')).toBeCloseTo(0.92, 1);
    expect(shareOf('status', 'graduated')).toBeGreaterThan(0.02);
    expect(shareOf('gender', 'male')).toBeCloseTo(0.53, 1);
    expect(shareOf('ethnicity', 'han')).toBeCloseTo(0.91, 1);
    expect(shareOf('gpaLevel', 'warning')).toBeLessThan(0.05);
  });

  it.each([
    ['student', 'studentNo'],
    ['student', 'idCard'],
    ['student', 'phone'],
    ['staff', 'staffNo'],
    ['class', 'classNo'],
    ['course', 'courseNo'],
    ['dormitory', 'roomCode'],
    ['unit', 'code'],
  ] as const)('makes no %s twice with the same %s', (form, field) => {
    const values = filled(data[form], field);
    expect(new Set(values).size).toBe(values.length);
  });

  it('invents people that nobody is', () => {
    for (const { idCard, birthDate, phone } of data.student) {
      expect(phone).toMatch(/^16[13489]0000\d{4}$/);
      if (idCard === null) continue;
      expect(isIdCard(idCard as string)).toBe(true);
      expect(idCard).toMatch(/^99/);
      expect((idCard as string).slice(6, 14)).toBe((birthDate as string).replaceAll('-', ''));
    }
  });

  it('keeps numbers and dates in range', () => {
    for (const { gpa, enrolledOn, birthDate, studentNo, grade } of data.student) {
      expect(gpa).toBeGreaterThanOrEqual(0);
      expect(gpa).toBeLessThanOrEqual(5);
      expect(enrolledOn as string).toMatch(new RegExp(`^${grade}-09-`));
      expect(studentNo.startsWith(grade)).toBe(true);
      expect((enrolledOn as string) <= CAMPUS_DATE).toBe(true);
      const age = daysBetween(birthDate as string, enrolledOn as string) / 365.25;
      expect(age).toBeGreaterThan(16);
      expect(age).toBeLessThan(21);
    }
    for (const { startOn, endOn, days } of data.leave) expect(daysBetween(startOn, endOn) + 1).toBe(days);
    for (const { enrolled, capacity } of data.course) expect(enrolled).toBeLessThanOrEqual(capacity);
  });
});

describe('what the records refer to', () => {
  it.each([
    ['leave', 'studentNo', 'student', 'studentNo'],
    ['leave', 'counsellorId', 'staff', 'staffNo'],
    ['student', 'counsellorId', 'staff', 'staffNo'],
    ['student', 'className', 'class', 'classNo'],
    ['class', 'tutorNo', 'staff', 'staffNo'],
    ['class', 'monitorNo', 'student', 'studentNo'],
    ['course', 'teacherNo', 'staff', 'staffNo'],
  ] as const)('%s.%s exists as %s.%s', (form, field, target, key) => {
    const keys = new Set(column(data[target], key));
    expect(filled(data[form], field).filter((value) => !keys.has(value))).toEqual([]);
  });

  it('puts majors into their colleges and classes into their majors', () => {
    const majorCollege = new Map(dictionaries.items('major').map(({ value, parent }) => [value, parent]));
    const classMajor = new Map(dictionaries.items('class').map(({ value, parent }) => [value, parent]));
    for (const { college, major, className } of data.student) {
      expect(majorCollege.get(major)).toBe(college);
      expect(classMajor.get(className)).toBe(major);
    }
  });

  it('gives every bed to one student of the right sex, and counts them', () => {
    const rooms = new Map(data.dormitory.map((room) => [room.roomCode, room]));
    const beds = new Map<string, number>();
    for (const { dormitory, roomNo, bedNo, gender, livesOnCampus } of data.student) {
      expect(livesOnCampus).toBe(dormitory !== null);
      if (dormitory === null) continue;
      const code = `${dormitory as string}-${roomNo as string}`;
      expect(rooms.get(code)?.gender).toBe(gender);
      expect(bedNo).toBeLessThanOrEqual(rooms.get(code)?.beds ?? 0);
      beds.set(code, (beds.get(code) ?? 0) + 1);
    }
    for (const room of data.dormitory) {
      expect(room.occupied).toBe(beds.get(room.roomCode) ?? 0);
      expect(room.vacancy).toBe(room.beds - room.occupied);
    }
  });

  it('puts every unit but the university below another', () => {
    const ids = new Set(data.unit.map(({ code }) => `unit-${code}`));
    const [top, ...others] = data.unit;
    expect(top?.parent).toBeNull();
    expect(others.filter(({ parent }) => !ids.has(parent?.value ?? ''))).toEqual([]);
  });

  it('opens the demo with a counsellor and one of her students', () => {
    expect(data.teacher.title).toBe('counsellor');
    expect(data.guest).toMatchObject({ counsellorId: data.teacher.staffNo, status: 'enrolled' });
    expect(data.leave.filter(({ studentNo }) => studentNo === data.guest.studentNo).length).toBeGreaterThan(
      2,
    );
  });
});
