import { type FormUnderRights, formUnderRights } from '../../documents/flow/formUnderRights.ts';
import type { Environment } from '../../documents/environment.ts';
import { same } from '../../documents/same.ts';
import { compileForm } from '../../documents/form.ts';
import { FormModel } from './FormModel.ts';
import { holdsPattern, loadPattern } from './loadPattern.ts';
import { PageModel } from '../render/PageModel.ts';
import type { RootStore } from '../stores/RootStore.ts';
import type { FormDocument } from '../../schemas/documents/index.ts';
import type { FieldRights } from '../../schemas/flow/node.ts';
import type { ModuleRecord, ResourceEntry } from '../../schemas/wire/record.ts';

/** What a form of a flow is opened with. */
export interface FormMatter {
  readonly form: { readonly id: string; readonly version: number };
  /** The form's document as the server answers it. */
  readonly schema: unknown;
  /** The named rules that it asks, as they came with it. */
  readonly conditions?: NonNullable<ResourceEntry['conditions']>;
  /** A field that is not named is hidden. */
  readonly rights: FieldRights;
  /** Values that are stored; undefined: those of a new record. */
  readonly record: Readonly<Record<string, unknown>> | undefined;
  /** What a new record begins with, as far as a person could enter it. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A form's document that can be compiled, with the pattern engine where it holds a pattern. */
export interface FlowFormDocument {
  readonly document: FormDocument;
  readonly pattern: Environment['pattern'];
}

/** Brings the document of a form to where it can be drawn. @throws where it is none */
export async function loadFlowForm(
  root: RootStore,
  { form, schema, conditions }: Pick<FormMatter, 'form' | 'schema' | 'conditions'>,
): Promise<FlowFormDocument> {
  const { document } = await root.resources.receiveEntry('form', {
    ...{ ...form, schema },
    ...(conditions && { conditions }),
  });
  return { document, pattern: holdsPattern(document) ? await loadPattern() : undefined };
}

/** An open form of a flow with the page that it stands on. */
export interface OpenFlowForm {
  readonly form: FormModel;
  readonly page: PageModel;
}

/**
 * Opens the form of a flow by the one model of forms.
 * @param typed what the person has entered already, which stands over what is stored where it may still be changed
 */
export function openFlowForm(
  root: RootStore,
  { document, pattern }: FlowFormDocument,
  { rights, record, values = {} }: FormMatter,
  typed: Readonly<Record<string, unknown>>,
): OpenFlowForm {
  const under = formUnderRights(document, rights);
  const page = new PageModel(root, document, {});
  const environment = { ...root.environment(page.where), ...(pattern ? { pattern } : {}) };
  const compiled = compileForm(under.document, environment);
  page.mounts.columns = compiled.columns;
  const form = new FormModel(page, compiled, { ...modeOf(under, record), rights: under.rights });
  takeEntered(form, { ...values, ...typed });
  return { form, page };
}

/** Takes values into fields that may be changed, anew as long as one of them opens another field or empties it. */
function takeEntered(form: FormModel, values: Readonly<Record<string, unknown>>): void {
  const entries = Object.entries(values);
  // Fields that undo each other come to no end by themselves.
  for (const _pass of entries) {
    const open = entries.filter(([code, value]) => {
      const field = form.field(code);
      return field?.state.readOnly.value === false && !same(field.value ?? null, value ?? null);
    });
    if (open.length === 0) return;
    for (const [code, value] of open)
      if (form.field(code)?.state.readOnly.value === false) form.setValue(code, value);
  }
}

/** The record that a flow is about, whose revision is the flow's to know. */
const held = (record: Readonly<Record<string, unknown>>): ModuleRecord => ({
  id: '',
  revision: 0,
  ...record,
});

const modeOf = (
  { isOpen }: FormUnderRights,
  record: FormMatter['record'],
): { mode: 'add' } | { mode: 'edit' | 'view'; record: ModuleRecord } =>
  record === undefined ? { mode: 'add' } : { mode: isOpen ? 'edit' : 'view', record: held(record) };

/** What a person has typed, by field. */
export const typedIn = (form: FormModel): Readonly<Record<string, unknown>> =>
  Object.fromEntries(form.changed.map((code) => [code, form.field(code)?.value]));

/** All values that a person may write, as they stand: what a preview is asked with. */
export function writableValues(form: FormModel): Readonly<Record<string, unknown>> {
  const { values, leftOut } = form.settle();
  return Object.fromEntries(
    [...form.fields.values()].flatMap(({ code, compiled, state }) => {
      const isWritten =
        compiled.meta.column !== null &&
        compiled.meta.secret !== true &&
        !state.readOnly.value &&
        !leftOut.has(code);
      const value = values[code] ?? null;
      return isWritten && value !== null ? [[code, value]] : [];
    }),
  );
}
