import { isVoidField, type Form } from '@formily/core';
import { same } from '../../../documents/same.ts';
import { ApiError } from '../../../runtime/data/ApiError.ts';
import { copyOf } from '../../../runtime/form/copyOf.ts';
import type { RootStore } from '../../../runtime/stores/RootStore.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import type { InputError } from '../../../schemas/wire/answer.ts';
import { forgetRows } from './rowBeginnings.ts';
import { rowsOf } from './storedRows.ts';
import { type SchemaForm, valuesOf } from './useSchemaForm.ts';

type Values = Readonly<Record<string, unknown>>;

/** How it went: what is stored now, or what the server says of no field in sight. */
export type Stored = { readonly record: ModuleRecord } | { readonly refused: readonly string[] };

/**
 * Stores what was filled in as a record of a module: a new one, or the changed fields of the one that was opened. What
 * the server refuses is shown at the fields that it names; what it has made of the values is taken over.
 * @param codes the names in the record that the schema has fields of
 * @param requestId the same for the same input, so that what is sent again is stored once
 * @throws ApiError where nothing was asked, or the record as a whole is refused
 */
export async function storeValues(
  root: RootStore,
  module: string,
  opened: SchemaForm,
  codes: ReadonlySet<string>,
  requestId: string,
): Promise<Stored> {
  const { form, record } = opened;
  const values = valuesOf(form);
  const calls = root.module(module);
  try {
    const stored = record
      ? await calls.update(record.id, record.revision, changesOf(values, record, codes))
      : await calls.add(filledIn(values), requestId);
    takeOver(opened, stored, values);
    root.changes.changed(module, record ? { updated: stored.id } : { added: stored.id });
    return { record: stored };
  } catch (error) {
    const errors = error instanceof ApiError ? (error.detail.errors ?? []) : [];
    if (errors.length === 0) throw error;
    return { refused: showAt(form, errors) };
  }
}

/** What a new record has; what is left out there is empty. */
const filledIn = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([code, value]) => [code, value ?? null]));

/** The fields of the schema that differ from what is stored. One that the engine has taken away, being hidden, is empty. */
const changesOf = (values: Values, record: ModuleRecord, codes: ReadonlySet<string>): Values =>
  Object.fromEntries(
    [...codes]
      .map((code) => [code, values[code] ?? null] as const)
      .filter(([code, value]) => !same(value, record[code] ?? null)),
  );

/**
 * Goes on with what is stored now: the server has numbered, computed and rounded. What was changed while it was sent stays
 * as it is, and stays to be stored.
 */
function takeOver(opened: SchemaForm, stored: ModuleRecord, sent: Values): void {
  const { form } = opened;
  opened.record = stored;
  const now = valuesOf(form);
  const codes = [...new Set([...Object.keys(now), ...Object.keys(sent)])];
  const changed = codes.filter((code) => !same(now[code] ?? null, sent[code] ?? null));
  form.setInitialValues(copyOf(stored), 'overwrite');
  forgetRows(form);
  for (const [code, value] of Object.entries(stored)) {
    if (changed.includes(code) || same(form.getValuesIn(code) ?? null, value)) continue;
    form.setValuesIn(code, copyOf(value));
  }
  if (changed.length === 0) settled(form);
  opened.rows = rowsOf(form);
}

/** Nothing of it waits to be stored: what is filled in from now on is asked for again before it is lost. */
export function settled(form: Form): void {
  form.query('*').forEach((field) => {
    if (isVoidField(field)) return;
    field.selfModified = false;
    field.modified = false;
  });
  form.setFormState((state) => {
    state.modified = false;
  });
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
