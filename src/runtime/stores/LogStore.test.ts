import { describe, expect, it } from 'vitest';
import type { Finding } from '../../schemas/finding.ts';
import { LogStore } from './LogStore.ts';

const finding = (code: string): Finding => ({ severity: 'error', code, message: { zhCN: code, enUS: code } });

describe('LogStore', () => {
  it('keeps what happened with its place', () => {
    const log = new LogStore();
    log.finding('app home', finding('A'));
    expect(log.entries).toMatchObject([{ where: 'app home', finding: { code: 'A' } }]);
    expect(log.entries[0]?.at).toBeGreaterThan(0);
  });

  it('keeps the last thousand lines', () => {
    const log = new LogStore();
    for (let line = 0; line <= 1000; line += 1) log.finding('', finding(String(line)));
    expect(log.entries).toHaveLength(1000);
    expect([log.entries[0], log.entries.at(-1)].map((entry) => entry?.finding.code)).toEqual(['1', '1000']);
  });
});
