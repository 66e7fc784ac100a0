import type { CallInput } from '../../../src/schemas/wire/interface.ts';
import type { LocalText, Locale } from '../../../src/schemas/text.ts';
import type { FormRead } from '../../../src/schemas/wire/moduleCalls.ts';

type FormInput = Omit<CallInput, 'title'> & { readonly title: LocalText };

const optional = (name: string, type: CallInput['type'], zhCN: string, enUS: string): FormInput => ({
  name,
  type,
  required: false,
  title: { zhCN, enUS },
});

const where = optional('where', 'conditions', '筛选条件', 'Conditions');
const fields = optional('fields', 'fields', '字段', 'Fields');
const id: FormInput = {
  name: 'id',
  type: 'text',
  required: true,
  title: { zhCN: '记录编号', enUS: 'Record id' },
};

/** What reads of a form take, as it is told to who configures a step. */
const formInputs: Readonly<Record<FormRead, readonly FormInput[]>> = {
  list: [
    where,
    optional('sort', 'sort', '排序', 'Order'),
    fields,
    optional('limit', 'number', '行数', 'Rows'),
    optional('offset', 'number', '跳过的行数', 'Rows to skip'),
    optional('after', 'json', '从此行之后', 'After the row'),
  ],
  detail: [id, fields],
  count: [where],
};

/** The inputs of a read, in a language. */
export const formInputsIn = (read: FormRead, locale: Locale): readonly CallInput[] =>
  formInputs[read].map((input) => ({ ...input, title: input.title[locale] }));
