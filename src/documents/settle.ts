import { toText } from '../conditions/index.ts';
import type { CompiledField, CompiledFields } from './form.ts';
import { decidable, type CompiledFlag, type Scope } from './flag.ts';
import { hideRule } from './hide.ts';
import { lacksMasked, readsMasked, type FieldRights } from './mask.ts';
import { resolveNode, type NodeState, type Surroundings } from './resolve.ts';
import { isEmpty, toLocalText } from './rule.ts';
import type { CompiledNode } from './compile.ts';
import { joinObjects, objectsIn } from './members.ts';
import type { LocalText } from '../schemas/text.ts';

export type Values = Record<string, unknown>;

export interface FieldError {
  /** Field code; of a field inside a value the way to it: `rows.2.amount`. */
  field: string;
  /** `required`, or `rule`. */
  code: 'required' | 'rule';
  message: LocalText;
}

export interface Settled {
  /** All values after computing; hidden fields as their hide policy says. */
  values: Values;
  /** Codes that take no part in the submit: hidden ones whose policy leaves them out. */
  leftOut: ReadonlySet<string>;
  errors: FieldError[];
}

/**
 * Brings a record into the state in which it may be stored: computes the computed fields, applies the hide table,
 * and validates what is visible and can be changed. The browser calls it before the submit, the server before the
 * write, with the same result; where a flag or a rule reads a name that the scope does not hold (the server knows no
 * page parameters), or a field that is kept from the role, the field counts as shown, not required and sound, so that
 * nothing a person entered is lost.
 */
export function settleRecord(
  form: CompiledFields,
  input: Readonly<Values>,
  platform: Scope,
  around: Surroundings,
): Settled {
  const seen = emptyHidden(form, input, platform, around);
  const scope = recordScope(form, seen, platform);
  const values = { ...seen };
  const leftOut = new Set<string>();
  const errors: FieldError[] = [];
  for (const field of form.fields) {
    const state = resolveField(field, scope, around);
    if (isHidden(field, state)) {
      const rule = hideRule(field.hide);
      if (rule.empties) values[field.code] = null;
      if (rule.submits === 'nothing') leftOut.add(field.code);
    }
    const broken = field.placed
      ? validateField(field, seen[field.code], state, scope, around.rights)
      : undefined;
    if (broken) errors.push(broken);
    if (field.members && field.placed && isOpen(state)) {
      const inner = settleMembers(field, field.members, seen[field.code], scope, around);
      values[field.code] = inner.value;
      errors.push(...inner.errors);
    }
  }
  return { values, leftOut, errors };
}

/**
 * Settles the objects in a field's value, each as a record of its own: `row` beside the names of the record around it.
 * What is left out of a submit has no stored record to stay in, and is empty.
 * @returns the value, and errors by the way from the field: `rows.2.amount`
 */
export function settleMembers(
  field: CompiledField,
  members: CompiledFields,
  value: unknown,
  scope: Scope,
  around: Surroundings,
): { value: unknown; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const many = field.meta.members === 'many';
  const inside = aroundMembers(around);
  const objects = objectsIn(field, value).map((object, index) => {
    const settled = settleRecord(members, object, scope, inside);
    const base = many ? `${field.code}.${String(index)}` : field.code;
    errors.push(...settled.errors.map((error) => ({ ...error, field: `${base}.${error.field}` })));
    const kept = members.fields.filter(
      ({ code, meta }) => meta.column !== null && !settled.leftOut.has(code),
    );
    return Object.fromEntries(kept.map(({ code }) => [code, settled.values[code] ?? null]));
  });
  return { value: joinObjects(field, objects), errors };
}

/** The same value with the computed members of its objects filled in; the very same where nothing changed. */
export function computeMembers(
  field: CompiledField,
  members: CompiledFields,
  value: unknown,
  outer: Scope,
  around: Surroundings,
): unknown {
  const before = objectsIn(field, value);
  const objects = before.map((object) => {
    const values = { ...object };
    const scope = recordScope(members, values, outer);
    const rights = aroundMembers(around).rights;
    compute(
      members.computed.filter((one) => isComputable(one, scope, rights)),
      values,
      scope,
    );
    if (members.computed.every(({ code }) => (values[code] ?? null) === (object[code] ?? null)))
      return object;
    return values;
  });
  return objects.every((object, index) => object === before[index]) ? value : joinObjects(field, objects);
}

/** What surrounds the fields inside a value that can be changed. */
export const aroundMembers = ({ rights }: Surroundings): Surroundings => ({
  enabled: true,
  readOnly: false,
  ...(rights && { rights: { ...rights, members: true } }),
});

/**
 * The values as the open form shows them: computed, and the hidden fields emptied that do not keep theirs. One field
 * at a time, since emptying it may show or hide others and change what is computed; each round empties some for good,
 * so that this ends. What is computed stays so while it is hidden.
 */
function emptyHidden(
  form: CompiledFields,
  input: Readonly<Values>,
  platform: Scope,
  around: Surroundings,
): Values {
  const values: Values = { ...input };
  const scope = recordScope(form, values, platform);
  const computed = form.computed.filter((field) => isComputable(field, scope, around.rights));
  const emptying = form.fields.filter((field) => hideRule(field.hide).empties && !computed.includes(field));
  const empty = (field: CompiledField): boolean => {
    if ((values[field.code] ?? null) === null) return false;
    if (!isHidden(field, resolveField(field, scope, around))) return false;
    values[field.code] = null;
    compute(computed, values, scope);
    return true;
  };
  compute(computed, values, scope);
  while (emptying.filter(empty).length > 0);
  return values;
}

/** Whether all that a computed field reads is at hand; what is not computed stays as it came. */
export const isComputable = (
  { node }: CompiledField,
  scope: Scope,
  rights: FieldRights | undefined,
): boolean => node.value !== undefined && decidable(node.value, scope) && !lacksMasked(node.value, rights);

/** Fills in computed fields, each from the ones before it; where an expression fails, what is there stays. */
function compute(fields: readonly CompiledField[], values: Values, scope: Scope): void {
  for (const field of fields) {
    const computed = computedValue(field, scope);
    if (computed) values[field.code] = computed.value;
  }
}

/** The value that a field computes; undefined where its expression fails, which the template has reported. */
export function computedValue(field: CompiledField, scope: Scope): { readonly value: unknown } | undefined {
  try {
    return { value: fitting(field, field.node.value?.evaluateStrictly(scope)) };
  } catch {
    return undefined;
  }
}

/**
 * Whether the hide table speaks of a field: what a right hides is nobody's here, what is not placed is not asked, and
 * before a source has answered nobody knows.
 */
export const isHidden = (field: CompiledField, { visible }: NodeState): boolean =>
  field.placed && !visible.value && visible.cause !== 'right' && visible.cause !== 'pending';

/** A scope with the record of fields in it, under their name. */
export const recordScope = (
  { scopeName }: CompiledFields,
  values: Readonly<Values>,
  outer: Scope,
): Scope => ({
  ...outer,
  [scopeName]: values,
});

/** The scope of a form: the platform's names and `form`. */
export const formScope = (values: Readonly<Values>, platform: Scope): Scope => ({
  ...platform,
  form: values,
});

/** A computed value in the type of its column; what does not fit is empty. */
export function fitting(field: CompiledField, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (field.meta.column === 'number')
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  if (field.meta.column === 'text') return typeof value === 'object' ? null : toText(value);
  return value;
}

/** A field's states with the layout around it: a hidden section hides its fields. Rights come first here, too. */
export function resolveField(field: CompiledField, scope: Scope, around: Surroundings): NodeState {
  let inside = around;
  const { rights } = around;
  if (rights && rights.members !== true && !rights.mayRead(field.code))
    return resolveKnown(field.node, scope, around);
  for (const ancestor of field.ancestors) {
    const state = resolveKnown(ancestor, scope, inside);
    if (!state.visible.value) return hiddenBy(state);
    inside = { ...inside, enabled: state.enabled.value, readOnly: state.readOnly.value };
  }
  const state = resolveKnown(field.node, scope, inside);
  const shown = [field.node, ...field.ancestors].every(
    ({ visible }) => isKnown(visible, scope) && !readsMasked(visible, around.rights),
  );
  return shown ? state : { ...state, required: { value: false, cause: 'default' } };
}

/** Whether a flag can be judged in this scope. */
const isKnown = (flag: CompiledFlag, scope: Scope): boolean =>
  flag.constant !== undefined || decidable(flag, scope);

const hiddenBy = (state: NodeState): NodeState => ({
  ...state,
  visible: { value: false, cause: state.visible.cause === 'pending' ? 'pending' : 'parent' },
  required: { value: false, cause: 'parent' },
});

function resolveKnown(node: CompiledNode, scope: Scope, around: Surroundings): NodeState {
  const known = (flag: CompiledFlag, unknown: boolean): CompiledFlag =>
    isKnown(flag, scope) ? flag : { test: () => unknown, constant: unknown, dependencies: [], paths: [] };
  return resolveNode(
    {
      ...node,
      visible: known(node.visible, true),
      enabled: known(node.enabled, true),
      required: known(node.required, false),
      readOnly: known(node.readOnly, false),
    },
    scope,
    around,
  );
}

/**
 * Validates one visible field. What the person cannot change is not validated, for they could not mend it; computed
 * fields are, since what they are computed from can be mended.
 */
export function validateField(
  field: CompiledField,
  value: unknown,
  state: NodeState,
  scope: Scope,
  rights?: FieldRights,
): FieldError | undefined {
  if (!isOpen(state)) return undefined;
  if (state.required.value && (isEmpty(value) || isBlank(value))) {
    return { field: field.code, code: 'required', message: requiredMessage(field) };
  }
  const unfit = field.node.value || isEmpty(value) ? undefined : field.meta.check?.(value, propsOf(field));
  if (unfit) return { field: field.code, code: 'rule', message: unfit };
  for (const rule of field.rules) {
    const message = rule(value, scope, rights);
    if (message) return { field: field.code, code: 'rule', message };
  }
  return undefined;
}

/** Whether a person can see a field and change it, or what it is computed from. */
export const isOpen = ({ visible, enabled, readOnly }: NodeState): boolean =>
  visible.value && enabled.value && (!readOnly.value || readOnly.cause === 'computed');

const propsOf = ({ node }: CompiledField): Readonly<Record<string, unknown>> => node.source.props ?? {};

/** A required text of nothing but blanks says nothing. */
const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** Titles stand as they are written, for that is how they stand above the fields. */
function requiredMessage(field: CompiledField): LocalText {
  const title = toLocalText(field.node.source.title ?? field.code);
  const { hasOptions, column } = field.meta;
  const chosen = hasOptions === true || column === 'date' || column === 'datetime';
  const verb = chosen ? ['请选择', 'Choose'] : ['请输入', 'Enter'];
  return {
    zhCN: `${verb[0] ?? ''}${title.zhCN}`,
    enUS: `${verb[1] ?? ''} ${title.enUS}`,
  };
}
