import { compileForm } from '../../src/documents/form.ts';
import { linearPattern } from '../../src/documents/pattern.ts';
import { FormModel, type FormMode } from '../../src/runtime/form/FormModel.ts';
import { PageModel, type PageParts } from '../../src/runtime/render/PageModel.ts';
import type { FormDocument, MgrFormDocument } from '../../src/schemas/documents/index.ts';
import type { FieldNode } from '../../src/schemas/node.ts';
import type { RendererMeta } from '../../src/schemas/rendererMeta.ts';
import type { ModuleRecord, ModuleRights } from '../../src/schemas/wire/record.ts';
import { formDocument } from './plainDocuments.ts';
import { plainMetas } from './plainMetas.ts';
import { createPlainRoot, type TestRoot } from './testRoot.ts';
import type { FixedAnswers } from '../../src/runtime/data/fixedTransport.ts';

/** Widgets of no look at all: for models that are never drawn. */
export const undrawnOf = (metas: readonly RendererMeta[]) =>
  metas.map((meta) => ({ meta, load: () => Promise.reject(new Error('Nothing is drawn here.')) }));
export const undrawn = undrawnOf(plainMetas);

export interface PlainFormOptions {
  mode?: FormMode;
  record?: ModuleRecord;
  rights?: ModuleRights;
  answers?: FixedAnswers;
  transport?: typeof fetch;
  page?: Partial<PageParts>;
  document?: Partial<FormDocument>;
  further?: MgrFormDocument;
}

/** An open form of plain fields over a transport that answers from a table. */
export function openPlainForm(
  fields: readonly FieldNode[],
  { mode, record, rights, answers, transport, page: parts, document, further }: PlainFormOptions = {},
): TestRoot & { form: FormModel; page: PageModel } {
  const made = createPlainRoot({
    renderers: undrawn,
    ...(answers ? { answers } : {}),
    ...(transport ? { transport } : {}),
  });
  const page = new PageModel(made.root, { kind: 'form', id: 'plain', ...parts }, {});
  const environment = { ...made.root.environment(page.where), pattern: linearPattern };
  const form = new FormModel(page, compileForm(formDocument(fields, document), environment, further), {
    mode: mode ?? (record ? 'edit' : 'add'),
    rights,
    ...(record ? { record } : {}),
  });
  return { ...made, form, page };
}
