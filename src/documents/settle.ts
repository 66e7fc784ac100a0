import { toText } from '../conditions/index.ts';
import type { CompiledField, CompiledForm } from './form.ts';
import { decidable, type CompiledFlag, type Scope } from './flag.ts';
import { hideRule } from './hide.ts';
import { lacksMasked, readsMasked, type FieldRights } from './mask.ts';
import { resolveNode, type NodeState, type Surroundings } from './resolve.ts';
import { isEmpty, toLocalText } from './rule.ts';
import type { CompiledNode } from './compile.ts';
import type { LocalText } from '../schemas/text.ts';

export type Values = Record<string, unknown>;

export interface FieldError {
  /** Field code. */
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
  form: CompiledForm,
  input: Readonly<Values>,
  platform: Scope,
  around: Surroundings,
): Settled {
  const seen = emptyHidden(form, input, platform, around);
  const scope = formScope(seen, platform);
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
  }
  return { values, leftOut, errors };
}

/**
 * The values as the open form shows them: computed, and the hidden fields emptied that do not keep theirs. One field
 * at a time, since emptying it may show or hide others and change what is computed; each round empties some for good,
 * so that this ends. What is computed stays so while it is hidden.
 */
function emptyHidden(
  form: CompiledForm,
  input: Readonly<Values>,
  platform: Scope,
  around: Surroundings,
): Values {
  const values: Values = { ...input };
  const scope = formScope(values, platform);
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

/** Fills in computed fields, each from the ones before it. */
function compute(fields: readonly CompiledField[], values: Values, scope: Scope): void {
  for (const field of fields) values[field.code] = fitting(field, field.node.value?.evaluate(scope));
}

/** Whether the hide table speaks of a field: what a right hides is nobody's here, what is not placed is not asked. */
export const isHidden = (field: CompiledField, { visible }: NodeState): boolean =>
  field.placed && !visible.value && visible.cause !== 'right';

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
  if (around.rights && !around.rights.mayRead(field.code)) return resolveKnown(field.node, scope, around);
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
  visible: { value: false, cause: 'parent' },
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
  const locked = (state.readOnly.value && state.readOnly.cause !== 'computed') || !state.enabled.value;
  if (!state.visible.value || locked) return undefined;
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

const propsOf = ({ node }: CompiledField): Readonly<Record<string, unknown>> => node.source.props ?? {};

/** A required text of nothing but blanks says nothing. */
const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

function requiredMessage(field: CompiledField): LocalText {
  const title = toLocalText(field.node.source.title ?? field.code);
  const { hasOptions, column } = field.meta;
  const chosen = hasOptions === true || column === 'date' || column === 'datetime';
  const verb = chosen ? ['请选择', 'Choose'] : ['请输入', 'Enter'];
  return {
    zhCN: `${verb[0] ?? ''}${title.zhCN}`,
    enUS: `${verb[1] ?? ''} ${inSentence(title.enUS)}`,
  };
}

/** A title within a sentence: its capital goes, unless it begins an abbreviation. */
const inSentence = (title: string): string =>
  /^[A-Z](?![A-Z])/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
