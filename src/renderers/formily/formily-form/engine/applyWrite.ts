import type { GeneralField } from '@formily/core';
import { toJS, untracked } from '@formily/reactive';
import { safeOptions, safeProps } from '../../../../documents/formily/safeProps.ts';
import { isProps } from '../../../../documents/formily/stateMembers.ts';
import type { StateWrite } from '../../../../documents/formily/plan.ts';
import { copyOf } from '../../../../runtime/form/copyOf.ts';

/** Members that are drawn as text. */
const TEXTS: ReadonlySet<string> = new Set(['title', 'description', 'content']);

/** Puts what an expression gave into a field's state, as far as that takes it; nothing where it gave nothing. */
export function applyWrite(field: GeneralField, { to, rule }: StateWrite, given: unknown): void {
  const [member = '', ...way] = to;
  if (given === undefined || (!rule && !(member in field))) return;
  const value = copyOf(toJS(given));
  untracked(() => {
    if (rule) {
      if ('setValidatorRule' in field) field.setValidatorRule(member, value);
    } else if (isProps(member)) setProp(field, member, way, value);
    else if (TEXTS.has(member)) {
      if (typeof value !== 'object' || value === null) Reflect.set(field, member, value);
    } else if (member === 'dataSource') {
      const options = within(toJS(Reflect.get(field, member)), way, value);
      if ('setDataSource' in field && Array.isArray(options))
        field.setDataSource(safeOptions(options).map(optionOf));
    } else if (way.length === 0) Reflect.set(field, member, value);
    else Reflect.set(field, member, within(Reflect.get(field, member), way, value));
  });
}

function setProp(field: GeneralField, member: string, way: readonly string[], value: unknown): void {
  const props: unknown = toJS(Reflect.get(field, member));
  const made = within(props, way, value);
  const [name = ''] = way;
  const safe = safeProps({ [name]: Reflect.get(Object(made), name) });
  if (!Object.hasOwn(safe, name)) return;
  if (member === 'componentProps') field.setComponentProps(safe);
  else field.setDecoratorProps(safe);
}

/** A copy with another value at the end of a way of names. */
function within(value: unknown, way: readonly string[], leaf: unknown): unknown {
  const [name, ...rest] = way;
  if (name === undefined) return leaf;
  const before: object = typeof value === 'object' && value !== null ? value : {};
  const inner = within(Object.hasOwn(before, name) ? Reflect.get(before, name) : undefined, rest, leaf);
  if (Array.isArray(before))
    return before.map((each: unknown, index) => (String(index) === name ? inner : each));
  return { ...before, [name]: inner };
}

const optionOf = (option: unknown): object =>
  typeof option === 'object' && option !== null ? option : { label: option, value: option };
