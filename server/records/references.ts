import type { LocalText } from '../../src/schemas/text.ts';
import type { RecordSource, ReferenceSource } from '../../src/schemas/rendererMeta.ts';
import type { RecordReading } from './services.ts';
import { isRecord } from '../envelope/envelope.ts';
import { inputError } from '../errors/AppError.ts';
import { listChoices } from '../organisation/choices.ts';
import type { OptionQuestion } from './optionCheck.ts';
import { recordNames } from './recordNames.ts';
import { regionNames } from './regionNames.ts';
import type { ModuleField, ModuleShape } from './shape.ts';

/** What a field names whose document does not say where to look it up. */
const NOWHERE: RecordSource = { module: '', labelField: '' };

/** Somebody or something by id, with its name. */
interface Reference {
  readonly value: string;
  readonly label: string;
}

type Source = ReferenceSource | RecordSource;

type Replace = (source: Source, reference: Reference, path: string) => Reference;

const isReference = (value: unknown): value is Reference & Record<string, unknown> =>
  isRecord(value) && typeof value.value === 'string' && typeof value.label === 'string';

/** Whether values of a field, or of one inside it, name something. */
const names = ({ meta, members = [] }: ModuleField): boolean =>
  meta.refers !== undefined || members.some(names);

/**
 * Gives what changed values name the names that it has, whatever the request calls it. What the record named before may
 * stay when it is gone, or is not the writer's to see; nothing else that is unknown is taken. Each source is asked once
 * for all records.
 * @param records their values are replaced in place
 */
export async function nameReferences(
  ctx: RecordReading,
  shape: ModuleShape,
  records: readonly OptionQuestion[],
): Promise<void> {
  const fields = shape.fields.filter(names);
  const places = records.flatMap((record) =>
    fields.filter(({ code }) => Object.hasOwn(record.changed, code)).map((field) => ({ record, field })),
  );
  const asked = new Map<string, { readonly source: Source; readonly ids: Set<string> }>();
  for (const { record, field } of places) {
    mapReferences(field, record.settled[field.code], '', (source, reference) => {
      const question = asked.get(nameOf(source)) ?? { source, ids: new Set() };
      asked.set(nameOf(source), { source, ids: question.ids.add(reference.value) });
      return reference;
    });
  }
  const known = new Map<string, ReadonlyMap<string, LocalText>>();
  // One after the other: they may run on a transaction's one connection.
  for (const [name, { source, ids }] of asked) known.set(name, await namesOf(ctx, source, [...ids]));
  for (const { record, field } of places) {
    const { code } = field;
    const held = heldIn(field, record.held[code]);
    const named = mapReferences(field, record.settled[code], `data.${code}`, (source, reference, path) => {
      const name = known.get(nameOf(source))?.get(reference.value);
      if (name !== undefined) return { value: reference.value, label: asCalled(reference, name) };
      const before = held.get(keyOf(source, reference));
      if (before === undefined) record.refusal.invalid(inputError(path, 'UNKNOWN_OPTION'));
      return before ?? reference;
    });
    record.settled[code] = named;
    record.changed[code] = named;
  }
}

/** The name in the language in which it was sent, else in Chinese. */
const asCalled = ({ label }: Reference, { zhCN, enUS }: LocalText): string => (label === enUS ? enUS : zhCN);

/** Sources that are the same have the same name. */
const nameOf = (source: Source): string =>
  typeof source === 'string' ? source : `${source.module} ${source.labelField}`;

const keyOf = (source: Source, { value }: Reference): string => `${nameOf(source)} ${value}`;

function heldIn(field: ModuleField, value: unknown): ReadonlyMap<string, Reference> {
  const held = new Map<string, Reference>();
  mapReferences(field, value, '', (source, reference) => {
    held.set(keyOf(source, reference), reference);
    return reference;
  });
  return held;
}

async function namesOf(
  ctx: RecordReading,
  source: Source,
  values: readonly string[],
): Promise<ReadonlyMap<string, LocalText>> {
  if (typeof source === 'object') return recordNames(ctx, source, values);
  if (source === 'region') return regionNames;
  const { choices } = await listChoices(ctx.db, { source, values });
  return new Map(choices.map(({ value, label }) => [value, label]));
}

/** A value with everything that it names replaced, also inside its objects. */
function mapReferences(field: ModuleField, value: unknown, path: string, replace: Replace): unknown {
  const { meta, members = [] } = field;
  const { refers } = meta;
  if (typeof refers === 'string') return mapEntries(refers, value, path, replace);
  if (typeof refers === 'function')
    return mapEntries(refers(field.node.props ?? {}) ?? NOWHERE, value, path, replace);
  if (Array.isArray(value) && meta.members === 'many')
    return value.map((object: unknown, index) => mapMembers(members, object, `${path}.${index}`, replace));
  if (!isRecord(value)) return value;
  if (refers === undefined) return mapMembers(members, value, path, replace);
  const lists = Object.entries(refers).map(([name, source]) => [
    name,
    mapEntries(source, value[name], path, replace),
  ]);
  return { ...value, ...(Object.fromEntries(lists) as Record<string, unknown>) };
}

function mapMembers(
  members: readonly ModuleField[],
  object: unknown,
  path: string,
  replace: Replace,
): unknown {
  if (!isRecord(object)) return object;
  const mapped = members.map((member) => {
    const { code } = member;
    return [code, mapReferences(member, object[code] ?? null, `${path}.${code}`, replace)];
  });
  return { ...object, ...(Object.fromEntries(mapped) as Record<string, unknown>) };
}

function mapEntries(source: Source, value: unknown, path: string, replace: Replace): unknown {
  const one = (entry: unknown): unknown => (isReference(entry) ? replace(source, entry, path) : entry);
  return Array.isArray(value) ? value.map(one) : one(value);
}
