import pg from 'pg';
import { vi } from 'vitest';

/** The statements that this process sends while something is done. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const { length } = sent.mock.calls;
  sent.mockRestore();
  return length;
}
