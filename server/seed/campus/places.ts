import type { Row } from './campus.ts';

/** What stands on the campus: kind, names in Chinese and English, steps east and north of the main gate, hours, phone. */
type Building = readonly [
  kind: string,
  name: string,
  nameEn: string,
  east: number,
  north: number,
  hours: string,
  phone: string | null,
];

/** The main gate of the demo campus, in degrees, and a step of fifty metres there. */
const GATE = { latitude: 30.3012, longitude: 120.0806 };
const STEP = { latitude: 0.00045, longitude: 0.00052 };

const ALL_DAY = '00:00–24:00';
const LESSONS = '07:00–22:30';
const OFFICE = '08:30–17:00';
const MEALS = '06:30–20:00';
const SPORTS = '08:00–21:30';

const BUILDINGS: readonly Building[] = [
  ['gate', '正门', 'Main gate', 0, 0, ALL_DAY, '8820 1100'],
  ['gate', '北门', 'North gate', 2, 26, ALL_DAY, '8820 1101'],
  ['gate', '东门', 'East gate', 19, 11, '06:00–23:00', '8820 1102'],
  ['gate', '西门', 'West gate', -17, 12, '06:00–23:00', '8820 1103'],
  ['office', '行政楼', 'Administration', 1, 4, OFFICE, '8820 1001'],
  ['office', '学生事务中心', 'Student affairs centre', 4, 5, OFFICE, '8820 1020'],
  ['office', '财务与资产中心', 'Finance and assets', -3, 4, OFFICE, '8820 1034'],
  ['office', '保卫处', 'Campus security', 2, 1, ALL_DAY, '8820 1110'],
  ['library', '图书馆', 'Library', 0, 11, '07:00–22:00', '8820 1200'],
  ['library', '理科分馆', 'Science library', 9, 14, '08:00–21:30', '8820 1210'],
  ['teaching', '明德楼', 'Mingde teaching building', -6, 8, LESSONS, null],
  ['teaching', '致远楼', 'Zhiyuan teaching building', -6, 11, LESSONS, null],
  ['teaching', '求是楼', 'Qiushi teaching building', 6, 8, LESSONS, null],
  ['teaching', '笃行楼', 'Duxing teaching building', 6, 11, LESSONS, null],
  ['teaching', '计算机学院楼', 'School of Computing', 10, 9, LESSONS, '8820 2101'],
  ['teaching', '机械工程训练中心', 'Engineering training centre', 13, 12, OFFICE, '8820 2130'],
  ['teaching', '医学院实验楼', 'Medical laboratories', -12, 9, LESSONS, '8820 2215'],
  ['canteen', '第一食堂', 'Canteen 1', -10, 16, MEALS, '8820 1301'],
  ['canteen', '第二食堂', 'Canteen 2', 11, 17, MEALS, '8820 1302'],
  ['canteen', '民族餐厅', 'Halal restaurant', 9, 18, MEALS, '8820 1303'],
  ['sports', '体育馆', 'Sports hall', -3, 19, SPORTS, '8820 1401'],
  ['sports', '田径场', 'Running track', -7, 21, '05:30–22:00', null],
  ['sports', '游泳馆', 'Swimming hall', -1, 21, '12:00–21:00', '8820 1404'],
  ['dormitory', '东区 1–3 号楼', 'East dormitories 1–3', 14, 18, ALL_DAY, '8820 1501'],
  ['dormitory', '东区 4–6 号楼', 'East dormitories 4–6', 15, 21, ALL_DAY, '8820 1504'],
  ['dormitory', '西区 1–3 号楼', 'West dormitories 1–3', -13, 18, ALL_DAY, '8820 1511'],
  ['dormitory', '西区 4–6 号楼', 'West dormitories 4–6', -14, 21, ALL_DAY, '8820 1514'],
  ['service', '校医院', 'Campus clinic', 4, 22, ALL_DAY, '8820 1120'],
  ['service', '快递中心', 'Parcel centre', 12, 20, '09:00–21:00', '8820 1620'],
  ['service', '大学生活动中心', 'Student union', 3, 16, '09:00–22:00', '8820 1650'],
];

const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** The buildings and gates of the demo campus, each where it stands. */
export function campusPlaces(): Row[] {
  return BUILDINGS.map(([kind, name, nameEn, east, north, hours, phone], index) => ({
    placeNo: `P${String(index + 1).padStart(3, '0')}`,
    name,
    nameEn,
    kind,
    hours,
    phone,
    place: {
      latitude: rounded(GATE.latitude + north * STEP.latitude),
      longitude: rounded(GATE.longitude + east * STEP.longitude),
    },
  }));
}
