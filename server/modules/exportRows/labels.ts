import type { Kysely } from 'kysely';
import { toText } from '../../../src/conditions/index.ts';
import type { Option, Options } from '../../../src/schemas/option.ts';
import type { OptionList } from '../../../src/schemas/prop.ts';
import type { Database } from '../../db/database.ts';
import type { ModuleField } from '../formModule/shape.ts';
import { presentChoice } from '../selector/presenter.ts';
import { listChoices, readDictionaries } from '../selector/repository.ts';
import { fieldOptions } from '../formModule/fieldOptions.ts';

function optionList(options: readonly Option[]): OptionList {
  const byText = new Map(options.map((option) => [String(option.value), option]));
  return { status: 'ready', options, find: (value) => byText.get(toText(value)) };
}

/** The name under which the options of a field are kept together; undefined for those that only a page can load. */
function sourceOf(options: Options): string | undefined {
  if (Array.isArray(options)) return undefined;
  if ('dictionary' in options) return `dictionary:${options.dictionary}`;
  return 'selector' in options ? options.selector : undefined;
}

/** The options behind the values of fields, by field code; each dictionary and selector is read once. */
export async function readOptionLists(
  db: Kysely<Database>,
  fields: readonly ModuleField[],
): Promise<ReadonlyMap<string, OptionList>> {
  const sources = new Set(fields.flatMap((field) => sourceOf(fieldOptions(field) ?? []) ?? []));
  const codes = [...sources].flatMap((source) => /^dictionary:(.+)$/.exec(source)?.[1] ?? []);
  const shared = new Map<string, OptionList>();
  for (const [code, choices] of await readDictionaries(db, codes)) {
    shared.set(`dictionary:${code}`, optionList(choices.map(presentChoice)));
  }
  for (const source of [...sources].filter((name) => !shared.has(name))) {
    shared.set(source, optionList((await listChoices(db, { source })).choices.map(presentChoice)));
  }
  const lists = new Map<string, OptionList>();
  for (const field of fields) {
    const options = fieldOptions(field);
    if (options === undefined) continue;
    const source = sourceOf(options);
    const list = Array.isArray(options)
      ? optionList(options)
      : source === undefined
        ? undefined
        : shared.get(source);
    if (list !== undefined) lists.set(field.code, list);
  }
  return lists;
}
