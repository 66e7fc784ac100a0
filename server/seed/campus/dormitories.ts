import { addDays, CAMPUS_DATE, pad } from './calendar.ts';
import { dayBefore, type Row } from './campus.ts';
import type { Dictionaries } from './dictionary.ts';
import { type Gender, makeName } from './names.ts';
import { createRandom, element, type Random } from './random.ts';
import type { StudentRow } from './students.ts';

export interface RoomRow extends Row {
  roomCode: string;
  building: string;
  roomNo: string;
  keeper: string;
  gender: Gender;
  beds: number;
  occupied: number;
  vacancy: number;
  status: string;
}

const FLOORS = 6;
const ROOMS_PER_FLOOR = 18;

/**
 * Makes the rooms of all buildings and gives them to the students who live on campus, class by class. Students are
 * changed: they get their building, room and bed; who finds no bed lives outside.
 */
export function generateRooms(dictionaries: Dictionaries, students: readonly StudentRow[]): RoomRow[] {
  const random = createRandom('rooms');
  const rooms = dictionaries
    .values('dormitory-building')
    .flatMap((building) => makeBuilding(random, building));
  for (const gender of ['male', 'female'] as const) {
    const open = rooms.filter((room) => room.gender === gender && room.status === 'open');
    const inside = students.filter((student) => student.gender === gender && student.livesOnCampus);
    fill(open, inside);
  }
  return rooms.map(withOccupancy);
}

/** The eastern buildings are for men, the western for women; the ground floors have rooms of six. */
function makeBuilding(random: Random, building: string): RoomRow[] {
  const gender: Gender = building.startsWith('east') ? 'male' : 'female';
  const keeper = makeName(random, random.chance(0.5) ? 'male' : 'female');
  return Array.from({ length: FLOORS * ROOMS_PER_FLOOR }, (_, index) => {
    const floor = Math.floor(index / ROOMS_PER_FLOOR) + 1;
    const roomNo = `${String(floor)}${pad((index % ROOMS_PER_FLOOR) + 1, 2)}`;
    return makeRoom(random, { building, gender, keeper, floor, roomNo });
  });
}

interface RoomPlace {
  building: string;
  gender: Gender;
  keeper: string;
  floor: number;
  roomNo: string;
}

function makeRoom(random: Random, { building, gender, keeper, floor, roomNo }: RoomPlace): RoomRow {
  const roomType = floor === 1 ? 'six-bed' : 'four-bed';
  const status = random.weighted([
    ['open', 98.2],
    ['maintenance', 1.2],
    ['closed', 0.6],
  ]);
  const isBroken = status === 'maintenance';
  return {
    roomCode: `${building}-${roomNo}`,
    building,
    floor,
    roomNo,
    gender,
    roomType,
    beds: roomType === 'six-bed' ? 6 : 4,
    occupied: 0,
    vacancy: 0,
    occupancy: 0,
    fee: roomType === 'six-bed' ? 800 : floor >= 5 ? 1000 : 1200,
    facilities: [
      'network',
      'air-conditioner',
      ...(roomType === 'four-bed' ? ['bathroom', 'hot-water', 'balcony'] : []),
    ],
    status,
    repairNote: isBroken
      ? random.pick(['更换热水器', '墙面渗水修补', '更换空调外机', '门锁与窗户维修'])
      : null,
    repairUntil: isBroken ? addDays(CAMPUS_DATE, random.int(5, 60)) : null,
    keeper,
    inspectedOn: dayBefore(random, 40),
    score: Math.round(random.normal(88, 7, 52, 100)),
  };
}

function fill(rooms: readonly RoomRow[], students: readonly StudentRow[]): void {
  let at = 0;
  for (const student of students) {
    while (at < rooms.length && element(rooms, at).occupied >= element(rooms, at).beds) at += 1;
    const room = rooms[at];
    if (room === undefined) {
      student.livesOnCampus = false;
      continue;
    }
    room.occupied += 1;
    Object.assign(student, { dormitory: room.building, roomNo: room.roomNo, bedNo: room.occupied });
  }
}

function withOccupancy(room: RoomRow): RoomRow {
  const { beds, occupied, status } = room;
  const vacancy = beds - occupied;
  const occupancy = Math.round((occupied / beds) * 10_000) / 10_000;
  return { ...room, vacancy, occupancy, status: status === 'open' && vacancy === 0 ? 'full' : status };
}
