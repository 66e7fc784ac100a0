import type { PageModel } from '../render/PageModel.ts';
import { shownRecord } from '../render/shownRecords.ts';

/**
 * How people call records: by the title field of their form. What the server knows no more is called as it stands on
 * the page; what is neither there has no name here.
 */
export async function namesOf(
  page: PageModel,
  module: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { root } = page;
  const names = new Map<string, string>();
  const name = (id: string, value: unknown): void => {
    if (typeof value === 'string' && value !== '') names.set(id, value);
  };
  try {
    const { document } = await root.resources.load('form', module);
    const code = document.titleField;
    if (code === undefined) return names;
    for (const id of ids) name(id, shownRecord(page, module, id)?.[code]);
    const { list } = await root.module(module).list({
      where: {
        testRule: 'every',
        conditionList: [{ bindKey: 'id', type: 'text', judgeType: 'inArray', value: [...ids] }],
      },
      fields: [code],
      limit: ids.length,
    });
    for (const { id, [code]: value } of list) name(id, value);
  } catch {
    // Then a record is called as the page knows it, or counted.
  }
  return names;
}
