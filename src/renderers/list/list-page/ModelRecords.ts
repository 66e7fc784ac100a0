import { ApiError, messageOf } from '../../../runtime/data/ApiError.ts';
import { fieldCell } from '../../../documents/fieldText.ts';
import { titleOf } from '../../../documents/compile.ts';
import type { CompiledField } from '../../../documents/form.ts';
import { SERVER_FIELDS } from '../../../schemas/kinds.ts';
import type { RowTone } from '../../../schemas/documents/mgrList.ts';
import type { Cell } from '../../../schemas/rendererMeta.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import type { ReactNode } from 'react';
import type { RecordChoice, RecordField, Records, RecordWindow } from '../shared/Records.ts';
import { recordsLocale } from '../shared/records.locale.ts';
import type { Row } from '../shared/rowsOf.ts';
import type { ListModel } from './ListModel.ts';
import { namedBy } from './query.ts';
import { type KeptChange, RecordUndo } from './RecordUndo.ts';
import { textContext } from '../../../runtime/render/textContext.ts';

/** The records of an open list as its views see them. */
export class ModelRecords implements Records {
  readonly open?: (row: Row) => void;
  readonly update?: (row: Row, changes: Readonly<Record<string, unknown>>) => Promise<boolean>;
  readonly actions?: (row: Row) => ReactNode;
  private readonly model: ListModel;
  private readonly chosen: RecordChoice;
  private readonly undoing = new RecordUndo();
  /** When the last change is kept or refused. */
  private settled: Promise<unknown> = Promise.resolve();

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
    const { module, page, question } = this.model;
    if (!SERVER_FIELDS.includes(member) && !question.mayRead(member)) return [];
    const where = question.whereAmong(namedBy(member, names));
    const answer = await page.root.module(module).list({ ...(where ? { where } : {}), limit: names.length });
    return answer.list;
  };

  field(code: string): RecordField | undefined {
    const { compiled, question } = this.model;
    const field = compiled.form.byCode.get(code);
    return field && question.mayRead(code) ? this.describe(code, field) : undefined;
  }

  private describe(code: string, field: CompiledField): RecordField {
    const { page, rights } = this.model;
    const { root, scope } = page;
    const { locale } = root.locale;
    const context = textContext(field, { root, page, scope, filter: true });
    const granted = !rights || rights.write === '*' || rights.write.includes(code);
    return {
      title: titleOf(field.node, scope, locale),
      options: context.options,
      // What is computed follows the other fields, so nobody sets it.
      writable: this.update !== undefined && granted && field.node.value === undefined,
      sortable: this.model.document.columns.some(
        (column) => column.field === code && column.sortable === true,
      ),
      cell: (row: Row): Cell => fieldCell(field, row[code], context),
    };
  }

  private async keep(row: ModuleRecord, changes: Readonly<Record<string, unknown>>): Promise<boolean> {
    const { page, module, records } = this.model;
    const { root } = page;
    const written = records.write(row, changes);
    this.settled = written.catch(() => undefined);
    try {
      const change = await written;
      this.undoing.add(change);
      root.changes.changed(module);
      const undo = { label: this.say('undo'), run: () => void this.undo(change) };
      root.ui.message('success', this.say('kept'), undo);
      return true;
    } catch (error) {
      root.ui.message('error', this.reasonOf(error));
      // Whoever was slower sees what the other one wrote.
      this.model.refresh();
      return false;
    }
  }

  /**
   * Writes back what a change has changed, once; where the record is another by now that is refused, and nothing lost.
   * @param change absent: the last one, which may be on its way still
   */
  async undo(change?: KeptChange): Promise<void> {
    await this.settled;
    const taken = this.undoing.take(change);
    if (!taken) return;
    const { page, module, records } = this.model;
    const { ui, changes } = page.root;
    const { id, former, after } = taken;
    const row = records.rows.find((each) => each.id === id) ?? { id, revision: after };
    try {
      const undone = await records.write(row, former, after);
      this.undoing.undone(taken, undone.after);
      changes.changed(module);
      ui.message('success', this.say('undone'));
    } catch (error) {
      const overtaken = error instanceof ApiError && error.detail.code === 'REVISION_CONFLICT';
      // What did not reach the server can be tried again.
      if (!(error instanceof ApiError && error.failure === 'refused')) this.undoing.add(taken);
      ui.message('warning', overtaken ? this.say('overtaken') : this.reasonOf(error));
      this.model.refresh();
    }
  }

  /** Why a change was refused: the fields that are wrong by it, since there is no form around to show them in. */
  private reasonOf(error: unknown): string {
    const named = error instanceof ApiError ? (error.detail.errors ?? []) : [];
    const reasons = named.flatMap(({ path, message }) => {
      const [code = ''] = path.replace(/^data\./, '').split('.');
      const name = this.field(code)?.title;
      return name === undefined ? [] : [this.say('refused', { name, message })];
    });
    return reasons.length > 0 ? reasons.join('\n') : messageOf(error);
  }

  private say(
    key: 'kept' | 'undo' | 'undone' | 'overtaken' | 'refused',
    values?: Readonly<Record<string, string>>,
  ): string {
    return this.model.page.root.locale.text(recordsLocale, key, values);
  }
}
