import type { Action } from '../../schemas/action.ts';
import type { FormDocument, MgrListDocument } from '../../schemas/documents/index.ts';
import type { ListColumn } from '../../schemas/documents/mgrList.ts';
import type { Flag } from '../../schemas/flag.ts';
import { currentVersion } from '../../schemas/migrations/steps.ts';
import type { Node } from '../../schemas/node.ts';
import { localise, type Text } from '../../schemas/text.ts';
import type { MetaIndex } from '../metaIndex.ts';
import { type GenerateChoices, titleOf } from './choices.ts';
import { around, words } from './words.ts';
import {
  descriptionField,
  isAlwaysShown,
  isChoice,
  isDay,
  isPeople,
  isShort,
  type ListedField,
  listedFields,
  statusField,
} from './listedFields.ts';

/** Columns that are seen at first; further fields are there to be picked. */
const FIRST_COLUMNS = 7;
/** Columns in all. */
const MOST_COLUMNS = 40;
const MOST_FILTERS = 5;
const MOST_SEARCHED = 3;

/** A list over the records of a form: what tells them apart in columns, what people choose by in filters. */
export function listFrom(form: FormDocument, choices: GenerateChoices, metas: MetaIndex): MgrListDocument {
  const fields = listedFields(form, metas);
  const { id, name } = choices.list;
  const searched = searchedFields(form, fields);
  const filters = filteredFields(fields);
  const title = titleOf(form);
  return {
    kind: 'mgrList',
    schemaVersion: currentVersion('mgrList'),
    id,
    name,
    title,
    module: form.id,
    columns: columnsFrom(form, fields),
    ...(filters.length > 0 && { filters: filters.map(({ code }) => ({ field: code })) }),
    ...(searched.length > 0 && {
      search: {
        fields: searched.map(({ code }) => code),
        placeholder: placeholderOf(searched),
      },
    }),
    sort: [{ field: 'createdAt', order: 'desc' }],
    pageSize: 20,
    toolbar: [addButton(form), exportButton(form)],
    rowActions: rowActions(form, choices),
    open: [openRecord(form, title, { id: '{{row.id}}', mode: 'view' })],
  };
}

/**
 * The title first, then the status, what is short and shown of every record, what it is about, its files; when it was
 * filed at the end.
 */
function columnsFrom({ titleField }: FormDocument, fields: readonly ListedField[]): ListColumn[] {
  const first = fields.find(({ code }) => code === titleField) ?? fields.find(isShort) ?? fields[0];
  const status = statusField(fields);
  const leading = [first, ...(status === first ? [] : [status])].filter((field) => field !== undefined);
  const rest = fields.filter((field) => !leading.includes(field));
  const told = descriptionField(rest);
  const files = rest.find((field) => field.meta.files === true && isAlwaysShown(field));
  const last = [told, files].filter((field) => field !== undefined);
  const short = rest.filter((field) => isShort(field) && isAlwaysShown(field) && !last.includes(field));
  const shown = [...[...leading, ...short].slice(0, FIRST_COLUMNS - last.length), ...last];
  const further = rest.filter((field) => !shown.includes(field));
  const column = ({ code, meta }: ListedField): ListColumn => ({
    field: code,
    ...(code === first?.code && { fixed: 'left' as const, opens: true }),
    ...(SORTED.has(meta.column) && { sortable: true }),
  });
  const filed: ListColumn = { field: 'createdAt', sortable: true };
  return [...shown.map(column), filed, ...further.map((field) => ({ ...column(field), hidden: true }))].slice(
    0,
    MOST_COLUMNS,
  );
}

const SORTED: ReadonlySet<unknown> = new Set(['number', 'date', 'datetime']);

/** The status first, then other choices, days and people. */
function filteredFields(fields: readonly ListedField[]): readonly ListedField[] {
  const asked = fields.filter(({ meta }) => meta.toFilter !== undefined);
  const status = statusField(asked);
  const wanted = [...asked.filter(isChoice), ...asked.filter(isDay), ...asked.filter(isPeople)];
  return [...new Set([...(status === undefined ? [] : [status]), ...wanted])].slice(0, MOST_FILTERS);
}

/** Short texts that somebody typed, what names a record first; and what tells what it is about. */
function searchedFields(
  { titleField }: FormDocument,
  fields: readonly ListedField[],
): readonly ListedField[] {
  const typed = fields.filter(
    (field) => field.meta.column === 'text' && isShort(field) && !isChoice(field) && !isPeople(field),
  );
  const told = descriptionField(fields);
  const names = [...typed]
    .sort((one, other) => Number(other.code === titleField) - Number(one.code === titleField))
    .slice(0, MOST_SEARCHED);
  return told === undefined || names.includes(told) ? names : [...names, told];
}

function placeholderOf(searched: readonly ListedField[]): Text {
  const titles = (locale: 'zhCN' | 'enUS'): string[] =>
    searched.map(({ node, code }) => localise(node.title ?? code, locale));
  return {
    zhCN: `搜索${titles('zhCN').join('、')}`,
    enUS: `Search ${titles('enUS').join(', ')}`,
  };
}

const DRAWER = 960;

const openRecord = ({ id }: FormDocument, title: Text, params?: Record<string, string>): Action => ({
  do: 'openDrawer',
  target: { kind: 'form', id },
  title,
  width: DRAWER,
  ...(params && { params }),
});

/** Shown to roles whose menu lets them do it. */
const whoMay = (action: string): Flag => ({
  testRule: 'every',
  conditionList: [{ bindKey: 'actionMights', type: 'array', judgeType: 'contain', value: action }],
});

/** The button by which a record is filed. */
export function addButton(form: FormDocument): Node {
  const text = around(
    titleOf(form),
    (title) => `新增${title}`,
    (title) => `New ${title}`,
  );
  return {
    type: 'button',
    id: 'add',
    visible: whoMay('add'),
    props: { text, icon: 'plus', type: 'primary' },
    on: { click: [openRecord(form, text)] },
  };
}

const exportButton = ({ id }: FormDocument): Node => ({
  type: 'button',
  id: 'export',
  visible: whoMay('exportRows'),
  props: { text: words('导出', 'Export'), icon: 'download' },
  on: {
    click: [
      {
        do: 'exportRows',
        module: id,
        where: '{{query.where}}',
        sort: '{{query.sort}}',
        fields: '{{query.fields}}',
        format: 'xlsx',
      },
    ],
  },
});

function rowActions(form: FormDocument, { handling }: GenerateChoices): Node[] {
  const link = (id: string, text: Text, click: Action[], visible?: Flag): Node => ({
    type: 'button',
    id,
    ...(visible !== undefined && { visible }),
    props: { text, type: 'link' },
    on: { click },
  });
  const title = titleOf(form);
  const view = link('view', words('查看', 'View'), [
    openRecord(form, title, { id: '{{row.id}}', mode: 'view' }),
  ]);
  const changed = handling === undefined ? words('编辑', 'Edit') : words('办理', 'Handle');
  const edit = openRecord(form, title, { id: '{{row.id}}' });
  const target = handling === undefined ? {} : { target: { kind: 'mgrForm', id: handling.id } };
  return [view, link('edit', changed, [{ ...edit, ...target }], whoMay('update'))];
}
