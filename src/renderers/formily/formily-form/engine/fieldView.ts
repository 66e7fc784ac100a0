import { isVoidField, type Form, type GeneralField } from '@formily/core';

/** What expressions may read of a field; nothing that acts, and no way to the engine. */
const OF_FIELD = [
  ...['value', 'initialValue', 'title', 'description', 'display', 'visible', 'hidden', 'pattern', 'disabled'],
  ...[
    'readOnly',
    'readPretty',
    'editable',
    'required',
    'dataSource',
    'loading',
    'validating',
    'validateStatus',
  ],
  ...['modified', 'selfModified', 'active', 'visited', 'valid', 'invalid', 'selfErrors', 'selfWarnings'],
  ...['selfSuccesses', 'componentProps', 'decoratorProps', 'content', 'data', 'mounted', 'index'],
] as const;
const OF_FORM = [
  ...['values', 'initialValues', 'valid', 'invalid', 'pattern', 'display', 'visible', 'hidden', 'editable'],
  ...['disabled', 'readOnly', 'readPretty', 'modified', 'submitting', 'validating', 'loading'],
] as const;

const views = new WeakMap<object, object>();

/** A field as data: expressions read it as Formily's read theirs, and follow what they read. */
export const fieldView = (field: GeneralField): object =>
  viewOf(field, isVoidField(field) ? OF_FIELD.filter((name) => name in field) : OF_FIELD);

/** The form as data. */
export const formView = (form: Form): object => viewOf(form, OF_FORM);

function viewOf(source: object, names: readonly string[]): object {
  const known = views.get(source);
  if (known) return known;
  const view = Object.create(null) as object;
  for (const name of names)
    Object.defineProperty(view, name, { enumerable: true, get: (): unknown => Reflect.get(source, name) });
  views.set(source, view);
  return view;
}
