import { COVERED } from '../schemas/secret.ts';
import type { LocalText } from '../schemas/text.ts';
import { isOpen } from './fieldState.ts';
import type { Scope } from './flag.ts';
import type { CompiledField } from './form.ts';
import type { FieldRights } from './mask.ts';
import type { NodeState } from './resolve.ts';
import { isEmpty, toLocalText } from './rule.ts';

export interface FieldError {
  /** Field code; of a field inside a value the way to it: `rows.2.amount`. */
  field: string;
  /** `required`, or `rule`. */
  code: 'required' | 'rule';
  message: LocalText;
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
  // Of a secret that stays as it is nothing can be said but that it is there.
  if (field.meta.secret && value === COVERED) return undefined;
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

/** Titles stand as they are written, for that is how they stand above the fields. */
function requiredMessage(field: CompiledField): LocalText {
  const title = toLocalText(field.node.source.title ?? field.code);
  const { hasOptions, column } = field.meta;
  const chosen = hasOptions === true || column === 'date' || column === 'datetime';
  return {
    zhCN: `${chosen ? '请选择' : '请输入'}${title.zhCN}`,
    // A title is no part of an English sentence that asks for it: not "Enter Held on".
    enUS: `${title.enUS} is required`,
  };
}
