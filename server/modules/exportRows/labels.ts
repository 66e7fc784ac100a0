import type { Kysely } from 'kysely';
import { DEFAULT_ZONE, toText } from '../../../src/conditions/index.ts';
import { memberText } from '../../../src/documents/fieldText.ts';
import type { Option, Options } from '../../../src/schemas/option.ts';
import type { OptionList } from '../../../src/schemas/prop.ts';
import type { TextContext } from '../../../src/schemas/rendererMeta.ts';
import type { Locale } from '../../../src/schemas/text.ts';
import type { Database } from '../../db/database.ts';
import type { ModuleField } from '../formModule/shape.ts';
import { presentChoice } from '../selector/presenter.ts';
import { listChoices, readDictionaries } from '../selector/repository.ts';
import { fieldOptions } from '../formModule/fieldOptions.ts';

/** The options behind the values of fields. */
export type OptionLists = ReadonlyMap<ModuleField, OptionList>;

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

/** The options behind the values of fields and of their members; each dictionary and selector is read once. */
export async function readOptionLists(
  db: Kysely<Database>,
  fields: readonly ModuleField[],
): Promise<OptionLists> {
  const all = fields.flatMap(withMembers);
  const sources = new Set(all.flatMap((field) => sourceOf(fieldOptions(field) ?? []) ?? []));
  const codes = [...sources].flatMap((source) => /^dictionary:(.+)$/.exec(source)?.[1] ?? []);
  const shared = new Map<string, OptionList>();
  for (const [code, choices] of await readDictionaries(db, codes)) {
    shared.set(`dictionary:${code}`, optionList(choices.map(presentChoice)));
  }
  for (const source of [...sources].filter((name) => !shared.has(name))) {
    shared.set(source, optionList((await listChoices(db, { source })).choices.map(presentChoice)));
  }
  const lists = new Map<ModuleField, OptionList>();
  for (const field of all) {
    const options = fieldOptions(field);
    if (options === undefined) continue;
    const source = sourceOf(options);
    const list = Array.isArray(options)
      ? optionList(options)
      : source === undefined
        ? undefined
        : shared.get(source);
    if (list !== undefined) lists.set(field, list);
  }
  return lists;
}

const withMembers = (field: ModuleField): ModuleField[] => [
  field,
  ...(field.members ?? []).flatMap(withMembers),
];

/** What the texts of a field's values are written and read with, those of its members among them. */
export function textContext(field: ModuleField, locale: Locale, lists: OptionLists): TextContext {
  const options = lists.get(field);
  return {
    locale,
    zone: DEFAULT_ZONE,
    props: field.node.props ?? {},
    ...(options && { options }),
    ...(field.members && {
      members: field.members.map((member) => memberText(member, textContext(member, locale, lists))),
    }),
  };
}
