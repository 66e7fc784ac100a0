import type {
  AppDocument,
  FormDocument,
  MgrDocument,
  MgrFormDocument,
} from '../../schemas/documents/index.ts';
import type { Node } from '../../schemas/node.ts';
import type { Option } from '../../schemas/option.ts';
import type { Source } from '../../schemas/source.ts';
import type { LocalText } from '../../schemas/text.ts';
import { currentVersion } from '../../schemas/migrations/steps.ts';
import type { MetaIndex } from '../metaIndex.ts';
import { type Called, type GenerateChoices, inBoth, titleOf } from './choices.ts';
import { addButton } from './listFrom.ts';
import { isAlwaysShown, isShort, listedFields, type ListedField, statusField } from './listedFields.ts';
import { around, words } from './words.ts';

/** The form in which a record is handled: what was filed is read, the fields for it are written. */
export function handlingFrom(
  form: FormDocument,
  called: Called,
  { handled }: GenerateChoices,
): MgrFormDocument {
  const filed = form.fields.filter(({ name, value }) => !handled.includes(name) && value === undefined);
  const overrides = Object.fromEntries(filed.map(({ name }) => [name, { readOnly: true }]));
  return {
    kind: 'mgrForm',
    schemaVersion: currentVersion('mgrForm'),
    ...called,
    title: around(
      titleOf(form),
      (title) => `办理${title}`,
      (title) => `Handle: ${title}`,
    ),
    module: form.id,
    ...(handled.length > 0 && { overrides }),
    submitText: words('提交', 'Submit'),
  };
}

/** The list with its forms at one address. */
export const mgrFrom = (
  form: FormDocument,
  called: Called,
  { list, handling }: GenerateChoices,
): MgrDocument => ({
  kind: 'mgr',
  schemaVersion: currentVersion('mgr'),
  ...called,
  title: titleOf(form),
  list: list.id,
  forms: handling === undefined ? [] : [handling.id],
});

/** Figures by status beside the one of all records, so that all stand in one row. */
const MOST_FIGURES = 3;
const RECENT = 10;
const MOST_COLUMNS = 5;

/** A page about the records: how many there are and how far they are, the last ones, and a button to file one. */
export function pageFrom(
  form: FormDocument,
  called: Called,
  choices: GenerateChoices,
  metas: MetaIndex,
): AppDocument {
  const fields = listedFields(form, metas);
  const figures = figuresOf(fields);
  const title = titleOf(form);
  const sources: Record<string, Source> = {
    recent: {
      call: `${form.id}/list`,
      param: { sort: [{ field: 'createdAt', order: 'desc' }], limit: RECENT },
    },
    ...Object.fromEntries(figures.map(({ source, param }) => [source, { call: `${form.id}/count`, param }])),
  };
  const span = 24 / figures.length;
  return {
    kind: 'app',
    schemaVersion: currentVersion('app'),
    ...called,
    title,
    sources,
    body: [
      {
        type: 'columns',
        id: 'figures',
        children: figures.map(({ source, text, tone }) => ({
          type: 'statistic',
          id: `${source}Figure`,
          layout: { span },
          props: {
            title: text,
            bordered: true,
            value: `{{ sources.${source}.count }}`,
            ...(tone !== undefined && { tone }),
          },
        })),
      },
      {
        type: 'section',
        id: 'recentSection',
        props: { title: words('最近的记录', 'Recent records') },
        slots: { extra: [addButton(form), moreButton(choices)] },
        children: [
          {
            type: 'table',
            id: 'recentTable',
            props: {
              source: 'recent',
              columns: recentFields(form, fields).map(({ code, node }) => ({
                key: code,
                title: inBoth(node.title ?? code),
              })),
              emptyText: words('还没有记录', 'No records yet'),
            },
          },
        ],
      },
    ],
  };
}

const moreButton = ({ list, mgr }: GenerateChoices): Node => ({
  type: 'button',
  id: 'more',
  props: { text: words('全部记录', 'All records'), type: 'link' },
  on: {
    click: [
      {
        do: 'openPage',
        target: mgr === undefined ? { kind: 'mgrList', id: list.id } : { kind: 'mgr', id: mgr.id },
      },
    ],
  },
});

/** What tells the last records apart: what names one first, then places and other short texts, then numbers and days. */
function recentFields({ titleField }: FormDocument, fields: readonly ListedField[]): readonly ListedField[] {
  const weight = ({ code, meta }: ListedField): number =>
    code === titleField ? 0 : meta.column === 'text' ? 1 : 2;
  return fields
    .filter((field) => isPlain(field) && isAlwaysShown(field))
    .sort((one, other) => weight(one) - weight(other))
    .slice(0, MOST_COLUMNS);
}

/** Values that read as they are stored. */
const isPlain = (field: ListedField): boolean =>
  ['text', 'number', 'date'].includes(field.meta.column ?? '') &&
  isShort(field) &&
  field.meta.hasOptions !== true &&
  field.meta.refers === undefined;

interface Figure {
  readonly source: string;
  readonly text: LocalText;
  readonly tone?: string;
  readonly param: Record<string, unknown>;
}

function figuresOf(fields: readonly ListedField[]): readonly Figure[] {
  const all: Figure = { source: 'all', text: words('全部', 'All'), param: {} };
  const status = statusField(fields);
  const options = status?.node.props?.options;
  if (status === undefined || !Array.isArray(options)) return [all];
  const few = (options as readonly Option[]).filter(({ value }) => typeof value === 'string');
  return [
    all,
    ...few.slice(0, MOST_FIGURES).map(({ value, label, tone }, at) => ({
      source: `state${String(at + 1)}`,
      text: inBoth(label),
      ...(tone !== undefined && FIGURE_TONES.has(tone) && { tone }),
      param: {
        where: {
          testRule: 'every',
          conditionList: [{ bindKey: status.code, type: 'text', judgeType: 'equal', value }],
        },
      },
    })),
  ];
}

/** Colours that a figure can have. */
const FIGURE_TONES: ReadonlySet<string> = new Set(['success', 'warning', 'error']);
