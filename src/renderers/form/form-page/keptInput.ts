import type { FormModel } from '../../../runtime/form/FormModel.ts';
import type { OpenResource } from '../../../runtime/render/OpenResource.tsx';
import { INPUT } from '../../../runtime/stores/TabMemory.ts';
import type { MgrFormDocument } from '../../../schemas/documents/index.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';

/** What a person has typed, and over which state of the record. */
export interface Carried {
  readonly values: Readonly<Record<string, unknown>>;
  readonly over: ModuleRecord | undefined;
  /** Fields that were contested already. */
  readonly told: readonly string[];
}

export const NOTHING: Carried = { values: {}, over: undefined, told: [] };

/** What was typed into a form. @param told fields that were contested already */
export const typedInto = (form: FormModel, told: readonly string[]): Carried => ({
  values: Object.fromEntries(form.changed.map((code) => [code, form.field(code)?.value])),
  over: form.record,
  told,
});

/** Whether the tab of a form keeps what is typed while another page is looked at; a draft of the server's does it otherwise. */
export const keepsInput = ({ memory, resource }: Pick<OpenResource, 'memory' | 'resource'>): boolean =>
  memory !== undefined && (resource.document as Partial<MgrFormDocument>).draft !== true;

/** What was typed before its tab was left. */
export const keptInput = (around: OpenResource): Carried =>
  (keepsInput(around) ? (around.memory?.get(INPUT) as Carried | undefined) : undefined) ?? NOTHING;
