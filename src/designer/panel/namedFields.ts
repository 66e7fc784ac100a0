import type { MetaIndex } from '../../documents/metaIndex.ts';
import type { AtriumDocument, FormDocument } from '../../schemas/documents/index.ts';
import type { Node } from '../../schemas/node.ts';
import { type OptionsOf, writtenOptions } from '../settings/writtenOptions.ts';
import { recordOf } from '../settings/recordOf.ts';
import type { NamedField } from '../settings/SettingsContext.ts';

/** Fields as settings choose among them and conditions compare them. @param optionsOf finds those whose options are a dictionary's */
export function namedFields(
  nodes: readonly unknown[],
  metas: MetaIndex,
  optionsOf: OptionsOf = writtenOptions,
): readonly NamedField[] {
  return nodes.flatMap((node): NamedField[] => {
    const { name, type, title, props } = recordOf(node) as Partial<Node>;
    const field = metas.get(type ?? '')?.field;
    if (typeof name !== 'string' || typeof field?.column !== 'string') return [];
    const options = optionsOf(props?.options);
    return [
      {
        code: name,
        title: title ?? name,
        type: field.dataType,
        ...(options !== undefined && { options }),
        ...(field.column === 'datetime' && { withTime: true }),
      },
    ];
  });
}

/** The form whose records a document shows, takes or decides on; a form's own are its own. */
export const moduleOf = (document: AtriumDocument): string | undefined =>
  document.kind === 'mgrList' || document.kind === 'mgrForm'
    ? document.module
    : document.kind === 'flow'
      ? document.form
      : undefined;

/** The fields of a form, at its top. */
export const fieldsOfForm = (
  form: FormDocument | undefined,
  metas: MetaIndex,
  optionsOf?: OptionsOf,
): readonly NamedField[] => namedFields(form?.fields ?? [], metas, optionsOf);
