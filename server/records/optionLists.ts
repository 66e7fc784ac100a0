import type { Kysely } from 'kysely';
import { DEFAULT_ZONE, toText } from '../../src/conditions/index.ts';
import { memberText } from '../../src/documents/fieldText.ts';
import type { Option, Options } from '../../src/schemas/option.ts';
import type { OptionList } from '../../src/schemas/prop.ts';
import type { TextContext } from '../../src/schemas/rendererMeta.ts';
import type { Locale } from '../../src/schemas/text.ts';
import type { Database } from '../db/database.ts';
import type { RecordReading } from './services.ts';
import type { ModuleField } from './shape.ts';
import { presentChoice } from '../organisation/presentChoice.ts';
import { listChoices, readDictionaries } from '../organisation/choices.ts';
import { fieldOptions } from './fieldOptions.ts';
import { readSourceOptions, sourceKey } from './sourceOptions.ts';

/** The options behind the values of fields. */
export type OptionLists = ReadonlyMap<ModuleField, OptionList>;

function optionList(options: readonly Option[]): OptionList {
  const byText = new Map(options.map((option) => [String(option.value), option]));
  return { status: 'ready', options, find: (value) => byText.get(toText(value)) };
}

/** The name under which the options of a dictionary or selector are kept together; undefined for others. */
function sourceOf(options: Options): string | undefined {
  if (Array.isArray(options)) return undefined;
  if ('dictionary' in options) return `dictionary:${options.dictionary}`;
  return 'selector' in options ? options.selector : undefined;
}

/**
 * The options behind the values of fields and of their members; each dictionary, selector and source of the form is read
 * once. A source that the caller may not read, or that fails, names nothing: the values stand as they are, and the log
 * says why.
 */
export async function readOptionLists(
  ctx: RecordReading,
  fields: readonly ModuleField[],
): Promise<OptionLists> {
  const named = new Map<string, OptionList>();
  for (const field of fields.flatMap(withMembers)) {
    const key = sourceKey(field);
    if (key === undefined || named.has(key)) continue;
    named.set(key, optionList((await namedBySource(ctx, field)) ?? []));
  }
  return readKnownLists(ctx.db, fields, named);
}

/**
 * The same where nobody asks: of options that a call answers nothing is known but what is given.
 * @param named options of sources, by `sourceKey`
 */
export async function readKnownLists(
  db: Kysely<Database>,
  fields: readonly ModuleField[],
  named: ReadonlyMap<string, OptionList> = new Map(),
): Promise<OptionLists> {
  const all = fields.flatMap(withMembers);
  const sources = new Set(all.flatMap((field) => sourceOf(fieldOptions(field) ?? []) ?? []));
  const codes = [...sources].flatMap((source) => /^dictionary:(.+)$/.exec(source)?.[1] ?? []);
  const shared = new Map<string, OptionList>(named);
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
    const source = sourceOf(options) ?? sourceKey(field);
    const list = Array.isArray(options)
      ? optionList(options)
      : source === undefined
        ? undefined
        : shared.get(source);
    if (list !== undefined) lists.set(field, list);
  }
  return lists;
}

async function namedBySource(ctx: RecordReading, field: ModuleField): Promise<readonly Option[] | undefined> {
  try {
    return (await readSourceOptions(ctx, field))?.options;
  } catch (error) {
    ctx.log.warn({ err: error, field: field.code }, 'The options of a field could not be read');
    return undefined;
  }
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
