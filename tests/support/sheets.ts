import { expect, vi } from 'vitest';
import { writeCsv } from '../../server/sheets/csv.ts';
import type { SheetCell } from '../../server/sheets/sheet.ts';
import { writeXlsx } from '../../server/sheets/xlsx.ts';
import { storeFile } from '../../server/files/service.ts';
import type { ApiClient } from './apiClient.ts';
import type { TestServer } from './server.ts';

/** A row of a sheet. */
export type SheetRow = readonly SheetCell[];

/** Stores a sheet as an upload of somebody. @returns the file's id */
export async function storeSheet(
  { platform, db }: TestServer,
  {
    header,
    rows,
    owner = 'u-admin',
    xlsx = false,
  }: { header: string[]; rows: readonly SheetRow[]; owner?: string; xlsx?: boolean },
): Promise<string> {
  const content = xlsx ? await writeXlsx({ header, rows }, 'S') : writeCsv({ header, rows });
  const expiresAt = new Date(Date.now() + 60_000);
  const entry = { name: '学生.csv', type: 'text/csv', content, owner, purpose: 'attachment', expiresAt };
  return (await storeFile(platform, db, entry)).fileId;
}

/** A job of somebody once it has ended. */
export async function finishedJob(client: ApiClient, jobId: string): Promise<Record<string, unknown>> {
  return vi.waitFor(
    async () => {
      const { result } = await client.call('manager', '/job/get.do', { jobId });
      const job = result as { state: string };
      expect(['done', 'failed', 'cancelled']).toContain(job.state);
      return job;
    },
    { timeout: 30_000, interval: 100 },
  );
}
