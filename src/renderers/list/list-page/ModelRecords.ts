import { fieldCell } from '../../../documents/fieldText.ts';
import { titleOf } from '../../../documents/compile.ts';
import type { CompiledField } from '../../../documents/form.ts';
import { SERVER_FIELDS } from '../../../schemas/kinds.ts';
import type { RowTone } from '../../../schemas/documents/mgrList.ts';
import type { Cell } from '../../../schemas/rendererMeta.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import type { ReactNode } from 'react';
import type { RecordChoice, RecordField, Records, RecordWindow } from '../shared/Records.ts';
import type { Row } from '../shared/rowsOf.ts';
import { columnTitle } from './columnTitle.ts';
import type { ListModel } from './ListModel.ts';
import { namedBy } from './query.ts';
import { textContext } from '../../../runtime/render/textContext.ts';

/** The records of an open list as its views see them. */
export class ModelRecords implements Records {
  readonly open?: (row: Row) => void;
  readonly update?: (row: Row, changes: Readonly<Record<string, unknown>>) => Promise<boolean>;
  readonly actions?: (row: Row) => ReactNode;
  private readonly model: ListModel;
  private readonly chosen: RecordChoice;

  /**
   * @param open opens a record; absent where the list says nothing of it
   * @param actions draws what the list lets people do with a record
   */
  constructor(
    model: ListModel,
    open: ((row: ModuleRecord) => void) | undefined,
    actions?: (row: ModuleRecord) => ReactNode,
  ) {
    this.model = model;
    this.chosen = {
      has: ({ id }) => model.chosen.has(id as string),
      set: (row, chosen) => model.choose([row as ModuleRecord], chosen),
    };
    if (open) this.open = (row) => open(row as ModuleRecord);
    if (actions && model.compiled.rowActions.length > 0) this.actions = (row) => actions(row as ModuleRecord);
    if (model.rights?.actions.includes('update') !== false)
      this.update = (row, changes) => model.undoing.write(row as ModuleRecord, changes);
  }

  get rows(): readonly Row[] {
    return this.model.records.rows;
  }

  get total(): number {
    return this.model.records.total;
  }

  get status(): Records['status'] {
    return this.model.records.status;
  }

  get error(): string {
    return this.model.records.error;
  }

  get refused(): boolean {
    return this.model.records.refused;
  }

  readonly markOf = (row: Row): RowTone | undefined =>
    this.model.compiled.toneOf(row as ModuleRecord, this.model.page.scope);

  get marks(): readonly RowTone[] {
    return this.model.document.rowTones ?? [];
  }

  get choice(): RecordChoice | undefined {
    return this.model.chooses ? this.chosen : undefined;
  }

  get windowed(): boolean {
    return this.model.question.window !== undefined;
  }

  readonly reload = (): void => {
    this.model.refresh();
  };

  readonly ask = (window: RecordWindow | undefined): void => {
    this.model.question.askWindow(window);
  };

  readonly find = async (member: string, names: readonly string[]): Promise<readonly Row[]> => {
    const { records, question } = this.model;
    if (!SERVER_FIELDS.includes(member) && !question.mayRead(member)) return [];
    const where = question.whereAmong(namedBy(member, names));
    const { list } = await records.list({ ...(where ? { where } : {}), limit: names.length });
    return list;
  };

  field(code: string): RecordField | undefined {
    const { compiled, question } = this.model;
    const field = compiled.form.byCode.get(code);
    return field && question.mayRead(code) ? this.describe(code, field) : undefined;
  }

  omits(code: string): boolean {
    const { columns, document } = this.model;
    return (
      document.columns.some(({ field }) => field === code) &&
      !columns.all.some((column) => column.code === code)
    );
  }

  private describe(code: string, field: CompiledField): RecordField {
    const { fields: page, rights } = this.model;
    const { root, scope } = page;
    const { locale } = root.locale;
    const context = textContext(field, { root, page, scope, filter: true });
    const granted = !rights || rights.write === '*' || rights.write.includes(code);
    const column = this.model.columns.all.find((each) => each.code === code);
    return {
      title:
        column?.source.title === undefined ? titleOf(field.node, scope, locale) : columnTitle(column, locale),
      options: context.options,
      // What is computed follows the other fields, so nobody sets it.
      writable: this.update !== undefined && granted && field.node.value === undefined,
      sortable: this.model.document.columns.some(
        (column) => column.field === code && column.sortable === true,
      ),
      cell: (row: Row): Cell => fieldCell(field, row[code], context),
    };
  }
}
