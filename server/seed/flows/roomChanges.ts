import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Applicant, Cast } from './cast.ts';
import type { Moment, Paper, Plays } from './Plays.ts';

const FLOW = 'dormitory-change';

/** A room with free beds, as records name it. */
interface Room {
  readonly value: string;
  readonly label: string;
  readonly building: string;
  readonly gender: string;
  /** The bed after the last one that is taken. */
  readonly bed: number;
}

/** A free room of each building. */
async function freeRooms(db: Kysely<Database>): Promise<readonly Room[]> {
  const { rows } = await sql<Room>`
    select distinct on (building, floor) id as value, "roomCode" as label, building, gender, (occupied + 1)::int as bed
    from data.dormitory where vacancy > 0 and status = 'open' order by building, floor, "roomCode"`.execute(
    db,
  );
  return rows;
}

/** Changes of rooms at each of their steps. */
export async function playRoomChanges(plays: Plays, cast: Cast, db: Kysely<Database>): Promise<void> {
  const rooms = await freeRooms(db);
  const taken = new Set<Room>();
  const keeperOf = (building: string): string => `keeper-${building}`;
  const roomFor = ({ gender, dormitory }: Applicant): Room | undefined => {
    const found = rooms.find(
      (room) => room.gender === gender && room.building !== dormitory && !taken.has(room),
    );
    if (found) taken.add(found);
    return found;
  };
  const ask = (applicant: Applicant, at: Moment, reason: string): Change | undefined => {
    const room = roomFor(applicant);
    if (room === undefined) return undefined;
    const { id, phone, dormitory, roomNo } = applicant;
    const label = `${dormitory}-${roomNo}`;
    const paper = plays.paper(id, FLOW, at, {
      contactPhone: phone,
      oldRoom: { value: `dormitory-${label}`, label },
      newRoom: { value: room.value, label: room.label },
      moveOn: plays.date(7 - at[0]),
      reason,
    });
    return { paper, old: keeperOf(dormitory), new: keeperOf(room.building), bed: room.bed };
  };
  const { student, teacher } = cast;
  ask(student, [1, '18:20'], '作息时间与室友差异较大，希望调换到安静的房间');
  cast.classmates.slice(9, 12).forEach((classmate, index) => {
    const change = ask(classmate, [6 - index, '12:30'], '距离实验楼较远，希望就近住宿');
    if (change) bothKeepers(change, 5 - index);
  });
  const [moved, refused, half] = cast.classmates.slice(12, 15);
  const done = moved && ask(moved, [16, '20:10'], '与同班同学同住，便于小组学习');
  if (done) bothKeepers(done, 15).agrees([14, '09:40'], teacher, '同意调换');
  const no = refused && ask(refused, [10, '21:00'], '希望住低楼层');
  no?.paper.does([9, '10:30'], no.new, 'reject', { comment: '该楼栋本学期已停止调入' });
  const open = half && ask(half, [3, '13:15'], '膝盖受伤，上下楼不便');
  open?.paper.agrees([2, '09:00'], open.old, '床位已清空', { cleared: true });
}

interface Change {
  readonly paper: Paper;
  readonly old: string;
  readonly new: string;
  readonly bed: number;
}

function bothKeepers({ paper, old, new: other, bed }: Change, days: number): Paper {
  return paper
    .agrees([days, '10:00'], old, '钥匙已交还', { cleared: true })
    .agrees([days, '15:00'], other, '已安排床位', { newBed: bed });
}
