import { isArrayField, onFieldInputValueChange, type Form } from '@formily/core';
import { toJS } from '@formily/reactive';
import { copyOf } from '../../../runtime/form/copyOf.ts';

/** What the fields of a form began with, by the name of each in the form, where rows in it have been changed since. */
const begun = new WeakMap<Form, Map<string, unknown>>();

/**
 * Has each row of a list begin with what it is. The engine looks up what a field began with by the number of its row: one
 * that is added after another was removed would begin with what stood there before.
 * @param address of the list
 * @returns ends it
 */
export function followRows(form: Form, address: string): () => void {
  const id = `rows of ${address}`;
  form.addEffects(id, () => {
    onFieldInputValueChange(address, (field) => {
      if (!isArrayField(field)) return;
      const name = String(field.path.segments[0]);
      const known = begun.get(form) ?? new Map<string, unknown>();
      begun.set(form, known);
      if (!known.has(name)) known.set(name, copyOf(toJS(form.getInitialValuesIn(name))));
      form.setInitialValuesIn(field.path, copyOf(toJS(field.value)));
    });
  });
  return () => {
    form.removeEffects(id);
  };
}

/** Counts again as what the form began with what did before rows were changed, to be reset to. */
export function bringBackRows(form: Form): void {
  for (const [name, value] of begun.get(form) ?? []) form.setInitialValuesIn(name, value);
  begun.delete(form);
}

/** The form begins with something else now. */
export function forgetRows(form: Form): void {
  begun.delete(form);
}
