import { titleOf } from '../../../documents/compile.ts';
import { ApiError, messageOf } from '../../../runtime/data/ApiError.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import { recordsLocale } from '../shared/records.locale.ts';
import type { ListModel } from './ListModel.ts';
import { type KeptChange, RecordUndo } from './RecordUndo.ts';

/** What people change where a list shows it, in a view or in a cell of the table, and how it is taken back. */
export class ListUndo {
  private readonly model: ListModel;
  private readonly undoing = new RecordUndo();
  /** When the last change is kept or refused. */
  private settled: Promise<unknown> = Promise.resolve();

  constructor(model: ListModel) {
    this.model = model;
  }

  /** Changes a record. @returns whether the server kept it; the person is told either way */
  async write(row: ModuleRecord, changes: Readonly<Record<string, unknown>>): Promise<boolean> {
    const { page, module, records } = this.model;
    const { root } = page;
    const written = records.write(row, changes);
    this.settled = written.catch(() => undefined);
    try {
      const change = await written;
      root.changes.changed(module);
      this.kept(change);
      return true;
    } catch (error) {
      root.ui.message('error', this.reasonOf(error));
      // Whoever was slower sees what the other one wrote.
      this.model.refresh();
      return false;
    }
  }

  /** The server has kept a change, which is said, and can be undone from here. */
  kept(change: KeptChange): void {
    this.undoing.add(change);
    const undo = { label: this.say('undo'), run: () => void this.undo(change) };
    this.model.page.root.ui.message('success', this.say('kept'), undo);
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
    const { compiled, question, page } = this.model;
    const named = error instanceof ApiError ? (error.detail.errors ?? []) : [];
    const reasons = named.flatMap(({ path, message }) => {
      const [code = ''] = path.replace(/^data\./, '').split('.');
      const field = compiled.form.byCode.get(code);
      if (!field || !question.mayRead(code)) return [];
      const name = titleOf(field.node, page.scope, page.root.locale.locale);
      return [this.say('refused', { name, message })];
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
