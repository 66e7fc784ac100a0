import type { RootStore } from '../stores/RootStore.ts';

/** How people call records: by the title field of their form; those that cannot be asked for have no name here. */
export async function namesOf(
  root: RootStore,
  module: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  try {
    const { document } = await root.resources.load('form', module);
    const code = document.titleField;
    if (code === undefined) return new Map();
    const { list } = await root.module(module).list({
      where: {
        testRule: 'every',
        conditionList: [{ bindKey: 'id', type: 'text', judgeType: 'inArray', value: [...ids] }],
      },
      fields: [code],
      limit: ids.length,
    });
    return new Map(list.flatMap(({ id, [code]: name }) => (typeof name === 'string' ? [[id, name]] : [])));
  } catch {
    return new Map();
  }
}
