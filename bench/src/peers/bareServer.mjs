// The floor under the list call: Fastify and pg with one statement, no envelope, no session, no rights.
// node bareServer.mjs, with the database as JSON in BENCH_DATABASE; tells its port to the parent process.
import fastify from 'fastify';
import pg from 'pg';

const numeric = (value) => Number(value);
const parsers = new Map([
  [pg.types.builtins.DATE, (value) => value],
  [pg.types.builtins.INT8, numeric],
  [pg.types.builtins.NUMERIC, numeric],
]);
const pool = new pg.Pool({
  ...JSON.parse(process.env.BENCH_DATABASE ?? '{}'),
  max: 16,
  types: { getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format) },
});

const LIST = `
  select r.*, (select count(*) from data.student as r where r.college is not null and r.college = $1::text) as total
  from data.student as r where r.college is not null and r.college = $1::text
  order by r.name collate "zh-x-icu" asc nulls first, r.id asc limit $2 offset $3`;

const app = fastify();
app.post('/list', async (request) => {
  const { college, limit, offset } = request.body;
  const { rows } = await pool.query(LIST, [college, limit, offset]);
  return { list: rows, total: rows[0]?.total ?? 0 };
});

await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: app.server.address().port });
process.once('disconnect', () => process.exit(0));
