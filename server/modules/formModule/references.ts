import type { Kysely } from 'kysely';
import type { LocalText } from '../../../src/schemas/text.ts';
import type { ReferenceSource } from '../../../src/schemas/rendererMeta.ts';
import type { Database } from '../../db/database.ts';
import { isRecord } from '../../envelope/envelope.ts';
import { finding } from '../../errors/AppError.ts';
import { listChoices } from '../selector/repository.ts';
import type { OptionQuestion } from './optionCheck.ts';
import { regionNames } from './regionNames.ts';
import type { ModuleField, ModuleShape } from './shape.ts';

/** Somebody or something by id, with its name. */
interface Reference {
  readonly value: string;
  readonly label: string;
}

type Replace = (source: ReferenceSource, reference: Reference, path: string) => Reference;

const isReference = (value: unknown): value is Reference & Record<string, unknown> =>
  isRecord(value) && typeof value.value === 'string' && typeof value.label === 'string';

/** Whether values of a field, or of one inside it, name something. */
const names = ({ meta, members = [] }: ModuleField): boolean =>
  meta.refers !== undefined || members.some(names);

/**
 * Gives what changed values name the names that it has, whatever the request calls it. What the record named before may
 * stay when it is gone; nothing else that is unknown is taken. Each source is asked once for all records.
 * @param records their values are replaced in place
 */
export async function nameReferences(
  db: Kysely<Database>,
  shape: ModuleShape,
  records: readonly OptionQuestion[],
): Promise<void> {
  const fields = shape.fields.filter(names);
  const places = records.flatMap((record) =>
    fields.filter(({ code }) => Object.hasOwn(record.changed, code)).map((field) => ({ record, field })),
  );
  const asked = new Map<ReferenceSource, Set<string>>();
  for (const { record, field } of places) {
    mapReferences(field, record.settled[field.code], '', (source, reference) => {
      asked.set(source, (asked.get(source) ?? new Set()).add(reference.value));
      return reference;
    });
  }
  const known = new Map<ReferenceSource, ReadonlyMap<string, LocalText>>();
  // One after the other: they may run on a transaction's one connection.
  for (const [source, ids] of asked) known.set(source, await namesOf(db, source, [...ids]));
  for (const { record, field } of places) {
    const { code } = field;
    const held = heldIn(field, record.held[code]);
    const named = mapReferences(field, record.settled[code], `data.${code}`, (source, reference, path) => {
      const name = known.get(source)?.get(reference.value);
      if (name !== undefined) return { value: reference.value, label: asCalled(reference, name) };
      const before = held.get(keyOf(source, reference));
      if (before === undefined) record.refusal.invalid(finding(path, 'UNKNOWN_OPTION'));
      return before ?? reference;
    });
    record.settled[code] = named;
    record.changed[code] = named;
  }
}

/** The name in the language in which it was sent, else in Chinese. */
const asCalled = ({ label }: Reference, { zhCN, enUS }: LocalText): string => (label === enUS ? enUS : zhCN);

const keyOf = (source: ReferenceSource, { value }: Reference): string => `${source} ${value}`;

function heldIn(field: ModuleField, value: unknown): ReadonlyMap<string, Reference> {
  const held = new Map<string, Reference>();
  mapReferences(field, value, '', (source, reference) => {
    held.set(keyOf(source, reference), reference);
    return reference;
  });
  return held;
}

async function namesOf(
  db: Kysely<Database>,
  source: ReferenceSource,
  values: readonly string[],
): Promise<ReadonlyMap<string, LocalText>> {
  if (source === 'region') return regionNames;
  const { choices } = await listChoices(db, { source, values });
  return new Map(choices.map(({ value, label }) => [value, label]));
}

/** A value with everything that it names replaced, also inside its objects. */
function mapReferences(field: ModuleField, value: unknown, path: string, replace: Replace): unknown {
  const { meta, members = [] } = field;
  const { refers } = meta;
  if (typeof refers === 'string') return mapEntries(refers, value, path, replace);
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

function mapEntries(source: ReferenceSource, value: unknown, path: string, replace: Replace): unknown {
  const one = (entry: unknown): unknown => (isReference(entry) ? replace(source, entry, path) : entry);
  return Array.isArray(value) ? value.map(one) : one(value);
}
