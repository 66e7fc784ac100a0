import type { CampusData } from './generate.ts';
import type { SeedRecord } from './insertRecords.ts';
import { campusPlaces } from './places.ts';

/** Records of a form with ids that are the same on every machine. */
export function recordsOf(data: CampusData, form: string): SeedRecord[] {
  const keys: Readonly<Record<string, readonly [readonly Record<string, unknown>[], string | undefined]>> = {
    student: [data.student, 'studentNo'],
    staff: [data.staff, 'staffNo'],
    class: [data.class, 'classNo'],
    course: [data.course, 'courseNo'],
    dormitory: [data.dormitory, 'roomCode'],
    leave: [data.leave, undefined],
    expense: [data.expense, undefined],
    place: [campusPlaces(), 'placeNo'],
    unit: [data.unit, 'code'],
  };
  const [rows, key] = keys[form] ?? [[], undefined];
  return rows.map((values, index) => {
    const name = key === undefined ? String(index + 1).padStart(5, '0') : (values[key] as string);
    return { id: `${form}-${name.toLowerCase()}`, values };
  });
}
