import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { RuleSet } from '../../schemas/condition.ts';
import type { Sort } from '../../schemas/documents/mgrList.ts';
import { EXPORT_CALL_ROWS, EXPORT_ROWS, type ExportFormat } from '../../schemas/wire/exportRows.ts';

/** Records of a list: those that are chosen, those that its question finds, those of the list and its view. */
export const exportScopes = ['chosen', 'found', 'all'] as const;
export type ExportScope = (typeof exportScopes)[number];

/** A column that can be exported, as the list heads it. */
export interface ExportColumn {
  readonly code: string;
  readonly title: string;
}

/** What a list has to export at one moment. */
export interface ExportOffer {
  /** Id of the list, by which the person's choice is kept. */
  readonly list: string;
  /** In the person's order. */
  readonly columns: readonly ExportColumn[];
  readonly wheres: Readonly<Record<ExportScope, RuleSet | undefined>>;
  readonly sort: readonly Sort[];
  /** How many records each scope has, as far as it is known by now. */
  readonly totals: Readonly<Partial<Record<ExportScope, number>>>;
  /** Asks how many there are in all. @throws ApiError */
  countAll(): Promise<number>;
}

/** What the dialog begins with. */
export interface ExportBeginning {
  /** Absent: the step says itself which records, and they are not asked about. */
  readonly scope: ExportScope | undefined;
  readonly fields: readonly string[];
  readonly format: ExportFormat;
}

/** An export that a person decides on: which records, which columns, which format. */
export class ExportModel {
  readonly columns: readonly ExportColumn[];
  scope: ExportScope | undefined;
  format: ExportFormat;
  totals: ExportOffer['totals'];
  private readonly ticked = observable.set<string>();

  constructor(
    { columns, totals }: Pick<ExportOffer, 'columns' | 'totals'>,
    { scope, fields, format }: ExportBeginning,
  ) {
    this.columns = columns;
    this.totals = totals;
    this.scope = scope;
    this.format = format;
    this.ticked.replace(fields);
    makeAutoObservable<this, 'ticked'>(
      this,
      { columns: false, ticked: false, totals: observableRef },
      { autoBind: true },
    );
  }

  /** Codes of the ticked columns, in the list's order. */
  get fields(): string[] {
    return this.columns.flatMap(({ code }) => (this.ticked.has(code) ? [code] : []));
  }

  /** How many records are exported; undefined where that is not known. */
  get rows(): number | undefined {
    return this.scope && this.totals[this.scope];
  }

  get asJob(): boolean {
    return (this.rows ?? 0) > EXPORT_CALL_ROWS && !this.tooMany;
  }

  get tooMany(): boolean {
    return (this.rows ?? 0) > EXPORT_ROWS;
  }

  get ready(): boolean {
    return this.fields.length > 0 && this.rows !== 0 && !this.tooMany;
  }

  choose(scope: ExportScope): void {
    this.scope = scope;
  }

  write(format: ExportFormat): void {
    this.format = format;
  }

  /** @param codes of columns */
  tick(codes: readonly string[], ticked: boolean): void {
    for (const code of codes) {
      if (ticked) this.ticked.add(code);
      else this.ticked.delete(code);
    }
  }

  /** Takes how many there are in all when that has come; without it the dialog says no number. */
  async learn(countAll: () => Promise<number>): Promise<void> {
    if (this.scope === undefined || this.totals.all !== undefined) return;
    const all = await countAll().catch(() => undefined);
    if (all === undefined) return;
    runInAction(() => {
      this.totals = { ...this.totals, all };
    });
  }
}
