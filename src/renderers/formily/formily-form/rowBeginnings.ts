import { isArrayField, onFieldInputValueChange, type Form, type GeneralField } from '@formily/core';
import { toJS } from '@formily/reactive';
import { copyOf } from '../../../runtime/form/copyOf.ts';

/** The fields that are drawn as lists of rows. */
const lists = new WeakSet<GeneralField>();

/** What the fields of a form began with, by the name of each in the form, where rows in it have been changed since. */
const begun = new WeakMap<Form, Map<string, unknown>>();

/** A field is drawn as a list of rows. */
export function countAsList(field: GeneralField): void {
  lists.add(field);
}

/**
 * Has each row of a list begin with what it is. The engine looks up what a field began with by the number of its row: one
 * that is added after another was removed would begin with what stood there before. An effect of the engine.
 */
export function followRows(): void {
  onFieldInputValueChange('*', (field, form) => {
    if (!lists.has(field) || !isArrayField(field)) return;
    const name = String(field.path.segments[0]);
    const known = begun.get(form) ?? new Map<string, unknown>();
    begun.set(form, known);
    if (!known.has(name)) known.set(name, copyOf(toJS(form.getInitialValuesIn(name))));
    form.setInitialValuesIn(field.path, copyOf(toJS(field.value)));
  });
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
