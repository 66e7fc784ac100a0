import mysql from 'mysql2/promise';
import type { Courses } from '../interfaces.ts';
import { playRecording } from './playRecording.ts';
import type { PlayedServer } from './playRecording.ts';
import { loadRecording, saveRecording } from './recording.ts';
import { recordServer } from './recordServer.ts';

const env = process.env;
/** A real server in the place of the recorded one (`npm run test:mariadb`). */
const REAL = env.ATRIUM_TEST_MYSQL;
const RECORD = env.ATRIUM_RECORD_MYSQL === '1';

/** Courses in a database that speaks MySQL's protocol. */
export interface MysqlCourses extends Courses {
  /** The recorded server; undefined where a real one is asked. */
  readonly played: PlayedServer | undefined;
}

/** The line that the tests ask through, and the end of it. */
interface Line {
  readonly url: URL;
  readonly played?: PlayedServer;
  end(): Promise<void>;
}

const LOCAL = 'mysql://atrium:atrium-test@127.0.0.1/courses';

const at = (url: URL, port: number): URL => {
  const seen = new URL(url);
  seen.hostname = '127.0.0.1';
  seen.port = String(port);
  return seen;
};

async function openLine(name: string): Promise<Line> {
  const url = new URL(REAL ?? LOCAL);
  if (REAL === undefined) {
    const played = await playRecording(loadRecording(name), url.password);
    return { url: at(url, played.port), played, end: () => played.close() };
  }
  if (!RECORD) return { url, end: () => Promise.resolve() };
  const recorded = await recordServer(url);
  return {
    url: at(url, recorded.port),
    end: async () => saveRecording(name, await recorded.close()),
  };
}

const TABLES = [
  'drop view if exists sneaky',
  'drop table if exists course, old_course, kinds',
  `create table course (id integer primary key, name varchar(100) not null, teacher varchar(100), credits decimal(4,1),
    starts date, made timestamp(3) not null default '2026-02-23 09:02:03.004') engine = innodb`,
  `insert into course (id, name, teacher, credits, starts) values
    (1, '高等数学', 'u-teacher', 5, '2026-02-23'), (2, '大学物理', 'u-teacher', 3.5, '2026-02-24'),
    (3, '线性代数', 'u-other', 3, null)`,
];

/**
 * Courses on the recorded server of that name, or on the real one that the environment names; a recording of what the
 * real one answers is written where the environment asks for it.
 */
export async function createMysqlCourses(name: string): Promise<MysqlCourses> {
  const { url, played, end } = await openLine(name);
  const query = async (text: string): Promise<{ rows: readonly unknown[] }> => {
    const connection = await mysql.createConnection({ uri: url.href, timezone: 'Z' });
    try {
      await connection.query("set time_zone = '+08:00'");
      const [rows] = await connection.query(text);
      return { rows: Array.isArray(rows) ? rows : [] };
    } finally {
      await connection.end();
    }
  };
  for (const text of TABLES) await query(text);
  return { url: url.href, query, played, drop: end };
}
