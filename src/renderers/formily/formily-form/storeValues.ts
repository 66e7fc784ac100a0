import { isVoidField, type Form } from '@formily/core';
import { same } from '../../../documents/same.ts';
import { ApiError } from '../../../runtime/data/ApiError.ts';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import type { InputError } from '../../../schemas/wire/answer.ts';
import { type SchemaForm, valuesOf } from './useSchemaForm.ts';

/** How it went: what is stored now, or what the server says of no field in sight. */
export type Stored = { readonly record: ModuleRecord } | { readonly refused: readonly string[] };

/**
 * Stores what was filled in as a record of a module: a new one, or the changed fields of the one that was opened. What
 * the server refuses is shown at the fields that it names.
 * @param requestId the same for the same input, so that what is sent again is stored once
 * @throws ApiError where nothing was asked, or the record as a whole is refused
 */
export async function storeValues(
  root: RootStore,
  module: string,
  opened: SchemaForm,
  requestId: string,
): Promise<Stored> {
  const { form, record } = opened;
  const data = changesOf(valuesOf(form), record);
  const calls = root.module(module);
  try {
    const stored = record
      ? await calls.update(record.id, record.revision, data)
      : await calls.add(data, requestId);
    opened.record = stored;
    form.setFormState((state) => {
      state.modified = false;
    });
    root.changes.changed(module, record ? { updated: stored.id } : { added: stored.id });
    return { record: stored };
  } catch (error) {
    const errors = error instanceof ApiError ? (error.detail.errors ?? []) : [];
    if (errors.length === 0) throw error;
    return { refused: showAt(form, errors) };
  }
}

/** What is sent: all that a new record has, else what differs; what is left out there is empty. */
function changesOf(values: Readonly<Record<string, unknown>>, record: ModuleRecord | undefined): object {
  const entries = Object.entries(values).map(([code, value]) => [code, value ?? null] as const);
  return Object.fromEntries(
    record ? entries.filter(([code, value]) => !same(value, record[code] ?? null)) : entries,
  );
}

function showAt(form: Form, errors: readonly InputError[]): readonly string[] {
  return errors.flatMap(({ path, message }) => {
    const field = form.query(path.replace(/^data\./, '')).take();
    if (!field || isVoidField(field) || field.display !== 'visible') return [message];
    field.setFeedback({ ...REFUSAL, messages: [message] });
    return [];
  });
}

/** As the engine's own judgement, so that it goes when something else is typed. */
const REFUSAL = { type: 'error', code: 'ValidateError', triggerType: 'onInput' } as const;

/** Takes back what the server has refused, before it is asked again. */
export function clearRefusals(form: Form): void {
  form.query('*').forEach((field) => {
    if (!isVoidField(field)) field.setFeedback({ ...REFUSAL, messages: [] });
  });
}
