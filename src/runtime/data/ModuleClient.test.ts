import { describe, expect, it, vi } from 'vitest';
import type { ApiClient } from './ApiClient.ts';
import { ModuleClient } from './ModuleClient.ts';

function createModule(groupId?: string) {
  const result = vi.fn().mockResolvedValue({ id: '1' });
  const list = vi.fn().mockResolvedValue({ list: [{ id: '1', msgState: 1, msg: '' }], total: 1 });
  const client = { result, list } as unknown as ApiClient;
  return { module: new ModuleClient(client, 'student', () => groupId), result, list };
}
const path = (call: string) => `/rest/http/student/${call}.htm`;

describe('ModuleClient', () => {
  it('makes every call in the current role', async () => {
    const { module, list } = createModule('r1');
    await module.list({ offset: 0, limit: 20 });
    expect(list).toHaveBeenCalledWith(
      'interface',
      path('list'),
      { offset: 0, limit: 20, groupId: 'r1' },
      undefined,
    );
  });

  it('names no role where there is none', async () => {
    const { module, result } = createModule();
    await module.detail('7');
    expect(result).toHaveBeenCalledWith('interface', path('detail'), { id: '7' }, undefined);
  });

  it('lets writes outlive the page that asked for them', async () => {
    const { module, result, list } = createModule();
    await module.add({ a: 1 }, 'request');
    await module.update('7', 3, { a: 2 });
    await module.remove(['7']);
    const options = expect.objectContaining({ outlivesRoute: true }) as unknown;
    expect(result).toHaveBeenCalledWith(
      'interface',
      path('add'),
      { data: { a: 1 }, requestId: 'request' },
      options,
    );
    expect(result).toHaveBeenCalledWith(
      'interface',
      path('update'),
      { id: '7', revision: 3, data: { a: 2 } },
      options,
    );
    expect(list).toHaveBeenCalledWith('interface', path('remove'), { ids: ['7'] }, options);
  });

  it('answers what became of each record', async () => {
    expect(await createModule().module.remove(['1'])).toEqual([{ id: '1', msgState: 1, msg: '' }]);
  });

  it('gives exports their time', async () => {
    const { module, result } = createModule();
    await module.exportRows({ format: 'csv' });
    expect(result).toHaveBeenCalledWith(
      'interface',
      path('exportRows'),
      { format: 'csv' },
      { outlivesRoute: true, timeout: 120_000 },
    );
  });

  it('aggregates', async () => {
    const { module, list } = createModule();
    await module.aggregate({ measures: [{ as: 'n', fn: 'count' }] });
    expect(list).toHaveBeenCalledWith('interface', path('aggregate'), expect.anything(), undefined);
  });
});
