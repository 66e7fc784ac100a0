import { messageOf } from '../../../runtime/data/ApiError.ts';
import { DEFAULT_ZONE } from '../../../conditions/index.ts';
import { fieldCell } from '../../../documents/fieldText.ts';
import { titleOf } from '../../../documents/compile.ts';
import type { CompiledField } from '../../../documents/form.ts';
import { resolveOptions } from '../../../runtime/render/resolveProps.ts';
import type { Options } from '../../../schemas/option.ts';
import type { OptionList } from '../../../schemas/prop.ts';
import type { Cell } from '../../../schemas/rendererMeta.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import type { ReactNode } from 'react';
import type { RecordChoice, RecordField, Records, RecordWindow } from '../shared/Records.ts';
import type { Row } from '../shared/rowsOf.ts';
import type { ListModel } from './ListModel.ts';

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
    if (actions && model.rowActions.length > 0) this.actions = (row) => actions(row as ModuleRecord);
    if (model.rights?.actions.includes('update') !== false)
      this.update = (row, changes) => this.keep(row as ModuleRecord, changes);
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

  get choice(): RecordChoice | undefined {
    return this.model.chooses ? this.chosen : undefined;
  }

  get windowed(): boolean {
    return this.model.window !== undefined;
  }

  readonly reload = (): void => {
    this.model.refresh();
  };

  readonly ask = (window: RecordWindow | undefined): void => {
    this.model.askWindow(window);
  };

  field(code: string): RecordField | undefined {
    const { form, mayRead } = this.model;
    const field = form.byCode.get(code);
    return field && mayRead(code) ? this.describe(code, field) : undefined;
  }

  private describe(code: string, field: CompiledField): RecordField {
    const { page, rights } = this.model;
    const { root, scope } = page;
    const { locale } = root.locale;
    const options = this.optionsOf(field);
    const context = {
      locale,
      zone: DEFAULT_ZONE,
      props: field.node.source.props ?? {},
      ...(options ? { options } : {}),
    };
    const granted = !rights || rights.write === '*' || rights.write.includes(code);
    return {
      title: titleOf(field.node, scope, locale),
      options,
      // What is computed follows the other fields, so nobody sets it.
      writable: this.update !== undefined && granted && field.node.value === undefined,
      sortable: this.model.document.columns.some(
        (column) => column.field === code && column.sortable === true,
      ),
      cell: (row: Row): Cell => fieldCell(field, row[code], context),
    };
  }

  private optionsOf({ meta, node }: CompiledField): OptionList | undefined {
    if (meta.hasOptions !== true) return undefined;
    const { page } = this.model;
    const written = node.props.options?.read(page.scope, page.root.locale.locale);
    return resolveOptions(written as Options | undefined, {
      root: page.root,
      page,
      scope: page.scope,
      filter: true,
    });
  }

  private async keep(row: ModuleRecord, changes: Readonly<Record<string, unknown>>): Promise<boolean> {
    const { page, module, records } = this.model;
    const { root } = page;
    try {
      await records.write(row, changes);
      root.changes.changed(module);
      return true;
    } catch (error) {
      root.ui.message('error', messageOf(error));
      // Whoever was slower sees what the other one wrote.
      this.model.refresh();
      return false;
    }
  }
}
