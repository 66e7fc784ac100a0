import { FileClient } from '../../src/runtime/data/FileClient.ts';
import { ModuleClient } from '../../src/runtime/data/ModuleClient.ts';
import { JobStore } from '../../src/runtime/stores/JobStore.ts';
import type { ImportOutcome } from '../../src/schemas/wire/importRows.ts';
import { logInDirectly } from '../../tests/e2e/support/client.ts';

// npx tsx bench/src/imports.ts http://127.0.0.1:3000 20000
// Rows per second of an import into the students of a running demo campus: its preview, the import of new records, and
// a second import that changes all of them. The records are removed in the end.

const [url = 'http://127.0.0.1:3000', wanted = '20000'] = process.argv.slice(2);
const count = Number(wanted);
const client = await logInDirectly(url, 'admin');
const students = new ModuleClient(client, 'student', () => undefined);
const jobs = new JobStore({ client: () => client });
const files = new FileClient(
  () => client,
  () => undefined,
);

async function send(remark: string): Promise<string> {
  const rows = Array.from(
    { length: count },
    (_, index) => `SPEED-${String(100_000 + index)},快${String(index)},法学院,2024-09-01,${remark}`,
  );
  const text = ['学号,姓名,学院,入学日期,备注', ...rows].join('\n');
  return (await files.upload(new File([text], 'speed.csv'))).id;
}

async function measure(name: string, request: { fileId: string; dryRun?: boolean }): Promise<void> {
  const begun = performance.now();
  const answer = await students.importRows(request);
  const outcome = 'jobId' in answer ? ((await jobs.follow(answer.jobId, name)) as ImportOutcome) : answer;
  const seconds = (performance.now() - begun) / 1000;
  const { added, updated, failed } = outcome;
  const speed = Math.round(count / seconds);
  console.log(`${name}: ${seconds.toFixed(1)} s, ${String(speed)} rows/s`, { added, updated, failed });
}

const fresh = await send('新生');
await measure('preview', { fileId: fresh, dryRun: true });
await measure('add', { fileId: fresh });
const again = await send('改');
await measure('preview of changes', { fileId: again, dryRun: true });
await measure('change', { fileId: again });

const mine = {
  testRule: 'every',
  conditionList: [{ bindKey: 'studentNo', type: 'text', judgeType: 'contain', value: 'SPEED-' }],
} as const;
for (;;) {
  const { list } = await students.list({
    where: { ...mine, conditionList: [...mine.conditionList] },
    limit: 500,
  });
  if (list.length === 0) break;
  await students.remove(list.map(({ id }) => id));
}
