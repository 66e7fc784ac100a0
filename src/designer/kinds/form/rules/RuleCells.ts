import { makeAutoObservable, observableRef } from 'mobx';
import { setMember } from '../../../../documents/edit/setMember.ts';
import type { LocalText } from '../../../../schemas/text.ts';
import type { DesignModel } from '../../../core/DesignModel.ts';
import type { FieldRow } from '../shared/fieldRows.ts';
import { fitsMember, takesMember, usual, type RuleMember } from './ruleMembers.ts';

/** One cell: of which field, what of it. */
export interface RuleCell {
  readonly key: string;
  readonly member: RuleMember;
}

/** Which cells of the rules are chosen, which is being set, and what was copied. */
export class RuleCells {
  /** Where the choice began. */
  anchor: RuleCell | undefined = undefined;
  /** Where it ends, in the same column. */
  end: string | undefined = undefined;
  editing: RuleCell | undefined = undefined;
  copied: { readonly member: RuleMember; readonly value: unknown } | undefined = undefined;
  private readonly model: DesignModel;

  constructor(model: DesignModel) {
    this.model = model;
    makeAutoObservable<this, 'model'>(
      this,
      { model: false, anchor: observableRef, editing: observableRef, copied: observableRef },
      { autoBind: true },
    );
  }

  /** Begins a choice, and selects the field. */
  choose(cell: RuleCell): void {
    this.anchor = cell;
    this.end = cell.key;
    this.model.select([cell.key]);
  }

  /** Takes the choice as far as a cell of the same column. */
  extend(cell: RuleCell): void {
    if (this.anchor?.member === cell.member) this.end = cell.key;
    else this.choose(cell);
    this.editing = undefined;
  }

  edit(cell: RuleCell | undefined): void {
    this.editing = cell;
  }

  /** The rows of the choice, of those that are shown. */
  chosen(rows: readonly FieldRow[]): readonly FieldRow[] {
    const { anchor, end } = this;
    const [from, to] = [anchor?.key, end].map((key) => rows.findIndex((row) => row.key === key));
    if (anchor === undefined || from === undefined || to === undefined || from < 0 || to < 0) return [];
    return rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  }

  /** Keeps what stands in the cell where the choice began. */
  copy(rows: readonly FieldRow[]): boolean {
    const { anchor } = this;
    const row = rows.find(({ key }) => key === anchor?.key);
    if (anchor === undefined || row === undefined) return false;
    this.copied = { member: anchor.member, value: row.node[anchor.member] };
    return true;
  }

  /**
   * Puts what was copied into all chosen cells, in one step.
   * @returns whether what was copied can stand there
   */
  paste(rows: readonly FieldRow[], titleOf: (member: RuleMember, count: number) => LocalText): boolean {
    const { anchor, copied } = this;
    if (anchor === undefined || copied === undefined || !fitsMember(copied.member, anchor.member))
      return false;
    const { member } = anchor;
    // What held there by default holds here as well.
    const held = copied.value ?? usual(copied.member);
    const value = held === usual(member) ? undefined : held;
    const keys = this.chosen(rows)
      .filter((row) => takesMember(row, member))
      .map(({ key }) => key);
    if (keys.length === 0) return false;
    this.model.run(setMember(keys, `/${member}`, value, titleOf(member, keys.length)));
    return true;
  }

  /** Puts what stands where the choice began into all of it. */
  fill(rows: readonly FieldRow[], titleOf: (member: RuleMember, count: number) => LocalText): boolean {
    return this.copy(rows) && this.paste(rows, titleOf);
  }
}
