import type { PageModel } from '../render/PageModel.ts';
import { shownRecord } from '../render/shownRecords.ts';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * How people call records: by the title field of their form, and those that share a name by what is theirs alone beside
 * it, such as a number. What the server knows no more is called as it stands on the page; what is neither there has no
 * name here.
 */
export async function namesOf(
  page: PageModel,
  module: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { root } = page;
  const names = new Map<string, string>();
  const own = new Map<string, string>();
  try {
    const { document } = await root.resources.load('form', module);
    const code = document.titleField;
    if (code === undefined) return names;
    const [unique] = Object.entries(document.storage ?? {}).flatMap(([field, { unique: one }]) =>
      one === true && field !== code ? [field] : [],
    );
    const name = (id: string, value: unknown): void => {
      if (textOf(value) !== '') names.set(id, textOf(value));
    };
    for (const id of ids) {
      const shown = shownRecord(page, module, id);
      name(id, shown?.[code]);
      // Asked for nowhere: the role may read the name alone.
      if (unique !== undefined) own.set(id, textOf(shown?.[unique]));
    }
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
  return apart(names, own);
}

/** The names, those that several bear with what is each one's own. */
function apart(
  names: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const count = new Map<string, number>();
  for (const name of names.values()) count.set(name, (count.get(name) ?? 0) + 1);
  return new Map(
    [...names].map(([id, name]) => {
      const more = own.get(id) ?? '';
      return [id, (count.get(name) ?? 0) > 1 && more !== '' ? `${name} · ${more}` : name];
    }),
  );
}
