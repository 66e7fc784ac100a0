import { randomToken } from '../data/randomToken.ts';
import type { EndedDraft } from '../../schemas/wire/draft.ts';
import type { ModuleRecord } from '../../schemas/wire/record.ts';
import { ApiError } from '../data/ApiError.ts';
import type { ModuleClient } from '../data/ModuleClient.ts';
import type { FormModel } from './FormModel.ts';
import { showRefusals } from './showRefusals.ts';

/** How a submit ended. */
export type SubmitOutcome =
  /** With the fields that were sent. */
  | { status: 'stored'; record: ModuleRecord; changed: readonly string[] }
  /** A field is not valid; the page should bring it into sight. */
  | { status: 'invalid'; field: string | undefined }
  /** Nothing to send. */
  | { status: 'unchanged' };

/** One submit at a time: a second press while the first is on its way gets the same outcome. */
const underWay = new WeakMap<FormModel, Promise<SubmitOutcome>>();

/**
 * Validates the form, adds or updates its record, and shows what the server refuses at the fields it names.
 * @throws ApiError when the server could not be asked, or refused the record as a whole.
 */
export function submitForm(form: FormModel): Promise<SubmitOutcome> {
  const running = underWay.get(form);
  if (running) return running;
  const submit = send(form).finally(() => {
    underWay.delete(form);
    form.setSaving(false);
  });
  underWay.set(form, submit);
  return submit;
}

async function send(form: FormModel): Promise<SubmitOutcome> {
  form.setSaving(true);
  const broken = await form.validate();
  if (broken) return { status: 'invalid', field: broken.code };
  const data = form.payload();
  const sent = form.values;
  if (form.record && Object.keys(data).length === 0) return { status: 'unchanged' };
  const { root } = form.page;
  const module = form.compiled.document.id;
  const calls = root.module(module);
  try {
    const known = form.record !== undefined;
    const record = form.record
      ? await calls.update(form.record.id, form.record.revision, data, form.endedDraft?.())
      : await add(form, calls, data);
    form.stored(record, sent);
    root.changes.changed(module, known ? { updated: record.id } : { added: record.id });
    return { status: 'stored', record, changed: Object.keys(data) };
  } catch (error) {
    const refused = error instanceof ApiError ? showRefusals(form, error.detail.errors ?? []) : undefined;
    if (refused === undefined) throw error;
    return { status: 'invalid', field: refused };
  }
}

interface Sent {
  readonly input: string;
  readonly requestId: string;
  readonly draft: EndedDraft | undefined;
}

/** The same input sent again after a lost answer is the same request, so that it is stored once. */
const requests = new WeakMap<FormModel, Sent>();

function add(form: FormModel, calls: ModuleClient, data: object): Promise<ModuleRecord> {
  const input = JSON.stringify(data);
  const known = requests.get(form);
  const request =
    known?.input === input ? known : { input, requestId: randomToken(4), draft: form.endedDraft?.() };
  requests.set(form, request);
  return calls.add(data, request.requestId, request.draft);
}
