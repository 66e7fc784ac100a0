import type { InspectedGroup, InspectedPart, InspectedRows } from '../../../documents/inspect/group.ts';
import type { InspectedPlace } from '../../../documents/inspect/inspect.ts';
import { reasonOfFlag, reasonOfValue, type Reason } from '../../../documents/inspect/reason.ts';
import { extendScope } from '../../../documents/prop.ts';
import { storedPath } from '../../../documents/storedPath.ts';
import type { ListColumn, ListFilter } from '../../../schemas/documents/mgrList.ts';
import type { Text } from '../../../schemas/text.ts';
import type { ListModel } from './ListModel.ts';
import { ModelRecords } from './ModelRecords.ts';

type Answer = Pick<InspectedPart, 'visible' | 'reasons'>;

const no = (...reasons: readonly Reason[]): Answer => ({ visible: false, reasons });

/** What a list is made of beside its records, absent parts too, each with why it is shown or not. Reads observables. */
export function inspectedGroups(model: ListModel, place: InspectedPlace): readonly InspectedGroup[] {
  const { document, compiled, records, chosen, question } = model;
  const row = records.rows.find(({ id }) => id === model.inspected) ?? records.rows[0];
  const within = (names: Record<string, unknown>): InspectedPlace => ({
    ...place,
    scope: extendScope(place.scope, names),
  });
  const group = (path: string, title: Text, more: Partial<InspectedGroup>): InspectedGroup => ({
    path,
    title,
    parts: [],
    nodes: [],
    place,
    ...more,
  });
  const filters = (document.filters ?? []).map((filter, index) =>
    partOf(model, filter, storedPath('/filters', filter, index), isAsked),
  );
  const columns = document.columns.map((column, index) =>
    columnPart(model, column, storedPath('/columns', column, index), place),
  );
  const unchosen: Reason | undefined =
    document.selectable !== true
      ? { kind: 'notSelectable' }
      : chosen.size === 0
        ? { kind: 'noneChosen' }
        : undefined;
  const groups = [
    group('/filters', { zhCN: '筛选', enUS: 'Filters' }, { parts: filters }),
    group('/toolbar', { zhCN: '工具栏', enUS: 'Toolbar' }, { nodes: compiled.toolbar }),
    group('/columns', { zhCN: '列', enUS: 'Columns' }, { parts: columns }),
    group(
      '/rowActions',
      { zhCN: '行操作', enUS: 'Row actions' },
      {
        nodes: compiled.rowActions,
        place: within({ row: row ?? {} }),
        ...(row ? { rows: rowsOf(model, row.id) } : { absent: { kind: 'noRecords' } }),
      },
    ),
    group(
      '/bulkActions',
      { zhCN: '批量操作', enUS: 'Bulk actions' },
      {
        nodes: compiled.bulkActions,
        place: within({ selection: [...chosen.keys()], selected: [...chosen.values()] }),
        ...(unchosen ? { absent: unchosen } : {}),
      },
    ),
    ...compiled.views.map(({ id, title, path, node }) =>
      group(path, title, {
        nodes: node ? [node] : [],
        ...(question.view?.id === id ? {} : { absent: { kind: 'otherView' } }),
      }),
    ),
  ];
  return groups.filter(({ parts, nodes }) => parts.length + nodes.length > 0);
}

/** The rows on the page, each as people call it. */
function rowsOf(model: ListModel, chosen: string): InspectedRows {
  const { id, titleField } = model.compiled.form.document;
  const records = new ModelRecords(model, undefined);
  const field = titleField === undefined ? undefined : records.field(titleField);
  return {
    form: id,
    chosen,
    options: records.rows.map((row, index) => ({
      id: String(row.id),
      name: [String(index + 1), field?.cell(row).text ?? ''].filter((part) => part !== '').join(' · '),
    })),
    choose: (row) => model.inspect(row),
  };
}

/** A part that stands for a field. @param answer asked where the form has it and the reader may read it */
function partOf<S extends ListColumn | ListFilter>(
  { compiled: { form }, question }: ListModel,
  source: S,
  path: string,
  answer: (source: S, field: NonNullable<ReturnType<typeof form.byCode.get>>) => Answer,
): InspectedPart {
  const code = source.field;
  const field = form.byCode.get(code);
  return {
    path,
    code,
    title: source.title ?? field?.node.source.title ?? code,
    type: field?.node.source.type ?? '',
    ...(!field
      ? no({ kind: 'noField' })
      : question.mayRead(code)
        ? answer(source, field)
        : no({ kind: 'right' })),
  };
}

const isAsked = (_filter: ListFilter, field: { meta: { toFilter?: unknown } }): Answer =>
  field.meta.toFilter === undefined
    ? no({ kind: 'noFilter' })
    : { visible: true, reasons: [{ kind: 'default' }] };

function columnPart(
  model: ListModel,
  column: ListColumn,
  path: string,
  { scope }: InspectedPlace,
): InspectedPart {
  const { compiled, columns } = model;
  const flag = compiled.columnFlags.get(column);
  const drawn = columns.all.find(({ source }) => source === column);
  const part = partOf(model, column, path, () => {
    const rule: Reason = flag ? reasonOfFlag(column.visible, flag, scope) : { kind: 'default' };
    if (!drawn) return no(rule);
    const own = columns.choice?.shown[column.field];
    if (own !== undefined) return { visible: own, reasons: [{ kind: 'choice' }] };
    return drawn.shown ? { visible: true, reasons: [rule] } : no({ kind: 'optional' });
  });
  if (column.editable !== true || !drawn) return part;
  const value = model.mayEdit(drawn);
  const why = reasonOfValue(drawn.field.node, scope) ?? { kind: value ? 'fixed' : 'right' };
  return { ...part, editable: { value, reasons: [why] } };
}
