import type { MetaIndex } from '../../documents/metaIndex.ts';
import type { Part, PartTree } from '../../documents/parts/part.ts';
import type { DataType } from '../../schemas/condition.ts';
import type { AtriumDocument, FormDocument } from '../../schemas/documents/index.ts';
import type { Node } from '../../schemas/node.ts';
import { type Option, OptionSchema } from '../../schemas/option.ts';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { recordOf } from '../settings/recordOf.ts';
import type { NamedField } from '../settings/SettingsContext.ts';

const OptionArray = Type.Array(OptionSchema);
const areOptions = (value: unknown): value is readonly Option[] => Check(OptionArray, value);

/** Fields as settings choose among them and conditions compare them. */
export function namedFields(nodes: readonly unknown[], metas: MetaIndex, prefix = ''): readonly NamedField[] {
  return nodes.flatMap((node): NamedField[] => {
    const { name, type, title, props } = recordOf(node) as Partial<Node>;
    const field = metas.get(type ?? '')?.field;
    if (typeof name !== 'string' || typeof field?.column !== 'string') return [];
    const options = props?.options;
    return [
      {
        code: `${prefix}${name}`,
        title: title ?? name,
        type: field.dataType,
        ...(areOptions(options) && { options }),
        ...(field.column === 'datetime' && { withTime: true }),
      },
    ];
  });
}

/** The form whose records a document shows or takes; a form's own are its own. */
export const moduleOf = (document: AtriumDocument): string | undefined =>
  document.kind === 'mgrList' || document.kind === 'mgrForm' ? document.module : undefined;

/** Calls whose answers hold fields of the module. */
const READS: ReadonlySet<string> = new Set(['list', 'detail', 'aggregate']);

/** The module that a source reads; what else it may call has members that are not known here. */
export function sourceModule(source: Part): string | undefined {
  const { call } = recordOf(source.value);
  const [module, name] = typeof call === 'string' ? call.split('/') : [];
  return READS.has(name ?? '') ? module : undefined;
}

/** As what conditions compare values of the types of parameters and variables. */
const dataTypes: Readonly<Record<string, DataType>> = {
  text: 'text',
  number: 'number',
  bool: 'bool',
  time: 'time',
  list: 'array',
};

/** Parameters and variables of the document, as expressions name them. */
export function namedValues({ root }: PartTree): readonly NamedField[] {
  const prefixes: Partial<Record<Part['role'], string>> = {
    param: 'params.',
    input: 'params.',
    variable: 'vars.',
  };
  return root.holdings
    .flatMap(({ parts }) => parts)
    .flatMap(({ role, name, title, value }): NamedField[] => {
      const prefix = prefixes[role];
      const type = dataTypes[String(recordOf(value).type)];
      if (prefix === undefined || type === undefined) return [];
      return [{ code: `${prefix}${name}`, title: title ?? name, type }];
    });
}

/** The name under which expressions of a part see the record. */
export function recordName(part: Part, { kind }: AtriumDocument): string | undefined {
  if (kind === 'form' || kind === 'mgrForm') return 'form.';
  if (part.role === 'tone' || part.within?.holding.name === 'rowActions') return 'row.';
  return undefined;
}

/** The fields of a form, at its top. */
export const fieldsOfForm = (
  form: FormDocument | undefined,
  metas: MetaIndex,
  prefix = '',
): readonly NamedField[] => namedFields(form?.fields ?? [], metas, prefix);

/**
 * The members of what a source answers: the fields of its module; of totals, what they are grouped by and the names
 * that the measures have.
 */
export function fieldsOfSource(
  source: Part,
  form: FormDocument | undefined,
  metas: MetaIndex,
): readonly NamedField[] {
  const fields = fieldsOfForm(form, metas);
  const { call, param } = recordOf(source.value) as {
    call?: string;
    param?: Readonly<Record<string, unknown>>;
  };
  if (call?.endsWith('/aggregate') !== true) return fields;
  const names = (list: unknown, member: 'field' | 'as'): readonly string[] =>
    (Array.isArray(list) ? list : []).flatMap((each: unknown) => {
      const name = recordOf(each)[member];
      return typeof name === 'string' ? [name] : [];
    });
  const grouped = names(param?.groupBy, 'field').map(
    (code) => fields.find((field) => field.code === code) ?? { code, title: code, type: 'text' as const },
  );
  return [
    ...grouped,
    ...names(param?.measures, 'as').map((code) => ({ code, title: code, type: 'number' as const })),
  ];
}
