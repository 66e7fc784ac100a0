import { isDeepStrictEqual } from 'node:util';
import { decidable } from '../../src/documents/flag.ts';
import type { Scope } from '../../src/documents/flag.ts';
import type { CompiledField, CompiledForm } from '../../src/documents/form.ts';
import type { Surroundings } from '../../src/documents/resolve.ts';
import { objectsIn } from '../../src/documents/members.ts';
import { computeMembers } from '../../src/documents/computeAll.ts';
import { isComputable } from '../../src/documents/computedFields.ts';
import { aroundMembers, isHidden, resolveField } from '../../src/documents/fieldState.ts';
import { readsMasked } from '../../src/documents/mask.ts';
import { initialValue } from '../../src/documents/initialValue.ts';
import { formScope } from '../../src/documents/recordScope.ts';
import { sameForBoth } from '../../src/documents/savedValue.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import { inputError } from '../errors/AppError.ts';
import { fit } from './members.ts';
import type { Refusal } from './refusal.ts';
import type { ModuleField, ModuleShape } from './shape.ts';

/** A write as the request wants it, around what is settled. */
interface Write {
  /** The values of the request, as they would be stored. */
  readonly sent: Readonly<Values>;
  /** What the record held, or what a new one begins with. */
  readonly before: Readonly<Values>;
  readonly isNew: boolean;
  readonly after: Readonly<Values>;
  /** Codes of hidden fields whose values take no part (hide table): what is sent of them is dropped. */
  readonly leftOut: ReadonlySet<string>;
}

/** What becomes of one field. */
type FieldWrite = Readonly<Record<'value' | 'before' | 'after', unknown>>;

/** A default that the clock decides: it has gone on since the form was opened. */
const CLOCK = /\b(?:now|today)\s*\(/;

/**
 * Refuses values of fields that are not the request's to choose: computed ones, those in rows as well, must be as the
 * server computes them, read-only ones as they were. A field is read-only where it is so before and after the change,
 * since a person may have changed it before, or after, what makes it read-only. A new record's read-only field may hold
 * what only the page knew, so it is compared with its default where the server can tell that. `enabled: false` binds
 * nobody: it is how a control looks, and actions may fill it in.
 */
export function checkFixed(
  form: CompiledForm,
  shape: ModuleShape,
  write: Write,
  platform: Scope,
  around: Surroundings,
  refusal: Refusal,
): void {
  const { sent, before, after, leftOut } = write;
  const scopes = [formScope(before, platform), formScope(after, platform)];
  const isComputed = (field: CompiledField): boolean =>
    form.computed.includes(field) && scopes.every((scope) => isComputable(field, scope, around.rights));
  const isReadOnly = (field: CompiledField): boolean =>
    scopes
      .map((scope) => resolveField(field, scope, around))
      .every(
        (state) => state.readOnly.value && state.readOnly.cause !== 'computed' && !isHidden(field, state),
      );
  for (const [code, value] of Object.entries(sent)) {
    const field = form.byCode.get(code);
    if (field === undefined) refuseBroken(code, value, before, refusal);
    if (field === undefined || leftOut.has(code)) continue;
    const values = { value, before: before[code], after: after[code] };
    checkFixedMembers(field, values, scopes[1] ?? {}, around, refusal);
    const inside = shape.byCode.get(code)?.members ?? [];
    checkComputedMembers(field, inside, values, scopes[1] ?? {}, around, refusal);
    if (isComputed(field)) {
      if (!isSame(value, after[code])) refusal.invalid(inputError(`data.${code}`, 'COMPUTED_FIELD'));
    } else if (
      !isSame(value, before[code]) &&
      !(write.isNew && isOpen(field, platform)) &&
      isReadOnly(field)
    ) {
      refusal.invalid(inputError(`data.${code}`, 'READ_ONLY_FIELD'));
    }
  }
}

/**
 * Refuses read-only members of a value's objects that hold something new. Rows have no identity, so that each may hold
 * what any row held before, or the member's default.
 */
function checkFixedMembers(
  field: CompiledField,
  { value, before }: FieldWrite,
  scope: Scope,
  around: Surroundings,
  refusal: Refusal,
): void {
  const { members, meta, code } = field;
  if (members === undefined) return;
  const held = objectsIn(field, before);
  objectsIn(field, value).forEach((object, index) => {
    const inside = { ...scope, row: object };
    for (const member of members.fields) {
      const sent = object[member.code] ?? null;
      const { readOnly } = resolveField(member, inside, aroundMembers(around));
      if (sent === null || !readOnly.value || readOnly.cause === 'computed') continue;
      const known = [...held.map((row) => row[member.code]), initialValue(member.node, inside)];
      if (known.some((one) => isSame(one, sent))) continue;
      const at = meta.members === 'many' ? `${code}.${index}` : code;
      refusal.invalid(inputError(`data.${at}.${member.code}`, 'READ_ONLY_FIELD'));
    }
  });
}

/**
 * Refuses computed members of a value's objects that the server computes otherwise. Objects are stored whole, so that an
 * empty member is one that was not sent; what the clock decides has gone on since, and what the role may not read nobody
 * could compute there.
 * @param inside the members as they are stored
 */
function checkComputedMembers(
  field: CompiledField,
  inside: readonly ModuleField[],
  { value, before, after }: FieldWrite,
  scope: Scope,
  around: Surroundings,
  refusal: Refusal,
): void {
  const { members, meta, code } = field;
  if (members === undefined || members.computed.length === 0 || (after ?? null) === null) return;
  if (isSame(value, before) && isSame(value, after)) return;
  const { rights } = aroundMembers(around);
  const fixed = members.computed.filter(
    ({ node }) => !CLOCK.test(node.source.value ?? '') && !(node.value && readsMasked(node.value, rights)),
  );
  const objects = objectsIn(field, computeMembers(field, after, sameForBoth(scope), around));
  objectsIn(field, value).forEach((object, index) => {
    for (const member of fixed) {
      const sent = object[member.code] ?? null;
      const column = inside.find((each) => each.code === member.code);
      const computed = objects[index]?.[member.code];
      if (sent === null || !column || isSame(sent, fit(column, computed))) continue;
      const at = meta.members === 'many' ? `${code}.${index}` : code;
      refusal.invalid(inputError(`data.${at}.${member.code}`, 'COMPUTED_FIELD'));
    }
  });
}

const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a ?? null, b ?? null);

/** Whether the server cannot tell with which value a new record begins. */
function isOpen({ node }: CompiledField, platform: Scope): boolean {
  const { initial, source } = node;
  if (initial === undefined) return true;
  return !decidable(initial, platform) || CLOCK.test(JSON.stringify(source.default));
}

/**
 * A field that the form cannot use (an unknown widget, an expression that cannot be read) has no rules by which a new
 * value could be judged: it keeps what it holds.
 */
function refuseBroken(code: string, value: unknown, before: Readonly<Values>, refusal: Refusal): void {
  if (isDeepStrictEqual(value, before[code] ?? null)) return;
  refusal.invalid(inputError(`data.${code}`, 'READ_ONLY_FIELD'));
}
