import { sheetKinds, type SheetKind } from '../../schemas/importMeta.ts';
import type { LocalText } from '../../schemas/text.ts';
import {
  areSerialDays,
  choiceTitle,
  claims,
  lookAt,
  type LookedAt,
  numberingTitle,
  unitOf,
} from './claims.ts';
import * as doubts from './doubts.ts';
import type { ColumnValue, SheetColumn } from './sheet.ts';
import { propsFor, takerOf, type SheetWidget } from './widgets.ts';

/** A type that a column can become. */
export interface ColumnType {
  /** Type of the widget. */
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Cells among those that were looked at that it cannot take. */
  readonly unread: number;
}

/** What a column is taken for. */
export interface ColumnGuess {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly doubts: readonly LocalText[];
  /** All that it can become, what is taken first among them. */
  readonly types: readonly ColumnType[];
}

type Widgets = ReadonlyMap<SheetKind, SheetWidget>;

/** Different values by which other types are judged. */
const LOOKED_AT = 300;
/** Of the cells, those that have to look like something for it to be said. */
const MOST = 0.8;
/** Below so many cells a guess is but one. */
const FEW = 3;

/** Kinds of which a person is told that most of a column looks like them. */
const TOLD: ReadonlySet<SheetKind> = new Set<SheetKind>([
  ...(['number', 'date', 'dateTime', 'time', 'percent', 'month', 'phone', 'email', 'idCard'] as const),
]);

/**
 * What a column is: the first kind of which every value looks, and that its widget takes all of. Text wins in doubt, so
 * that nothing of what is imported is lost or refused.
 * @param widgets of `sheetWidgets`; those of texts have to be among them
 */
export function guessColumn(given: SheetColumn, widgets: Widgets): ColumnGuess {
  const column = lookAt(given);
  const kind = column.count === 0 ? 'text' : kindOf(column, widgets);
  const widget = widgets.get(kind);
  if (widget === undefined) throw new Error(`No widget takes columns of the kind ${kind}`);
  const types = typesOf(column, widgets);
  return {
    type: widget.meta.type,
    props: propsFor(widget, column) ?? {},
    doubts: doubtsOf(column, kind, widgets),
    types: types.map(({ kind: _kind, ...type }) => type),
  };
}

function kindOf(column: LookedAt, widgets: Widgets): SheetKind {
  const found = claims.find(([kind, holds]) => {
    const widget = widgets.get(kind);
    if (widget === undefined || !holds(column)) return false;
    const props = propsFor(widget, column);
    return props !== undefined && column.values.every(takerOf(widget, props));
  });
  // What not even a text takes is told row by row when it is imported.
  return found?.[0] ?? 'longText';
}

/** The types that a column can become: those that take at least half of it. */
function typesOf(column: LookedAt, widgets: Widgets): readonly (ColumnType & { readonly kind: SheetKind })[] {
  const looked = column.values.slice(0, LOOKED_AT);
  const cells = countOf(looked);
  return sheetKinds.flatMap((kind) => {
    const widget = widgets.get(kind);
    const props = widget && propsFor(widget, column);
    if (widget === undefined || props === undefined) return [];
    if (widget.meta.field.hasOptions === true && column.count === 0) return [];
    const takes = takerOf(widget, props);
    const unread = countOf(looked.filter((value) => !takes(value)));
    const type = { type: widget.meta.type, props, unread, kind };
    return unread <= cells / 2 ? [type] : [];
  });
}

const countOf = (values: readonly ColumnValue[]): number => values.reduce((sum, { count }) => sum + count, 0);

const UNCLEAR_DAY = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}(?:\s|$)/;

function doubtsOf(column: LookedAt, kind: SheetKind, widgets: Widgets): readonly LocalText[] {
  const { texts, faulty, values, count } = column;
  const found: LocalText[] = [];
  if (faulty.length > 0) found.push(doubts.faulty(faulty));
  if (count === 0) return faulty.length > 0 ? found : [doubts.empty];
  if (numberingTitle(column)) found.push(doubts.numbering);
  if (kind === 'choice' && !choiceTitle(column)) found.push(doubts.asChoices(values.length));
  const unit = kind === 'number' ? unitOf(column) : undefined;
  if (unit !== undefined) found.push(doubts.asNumbersOf(unit));
  if (areSerialDays(column)) found.push(doubts.serialDays);
  else if (kind === 'text' && texts.every((text) => UNCLEAR_DAY.test(text))) found.push(doubts.unclearDays);
  else if (kind === 'text' && texts.every((text) => /^[-+]?\d[\d.]*$/.test(text))) {
    if (column.areIds) found.push(doubts.keptAsText);
  } else if (kind === 'text' || kind === 'longText') found.push(...almost(column, widgets));
  if (found.length === 0 && count < FEW && kind !== 'text') found.push(doubts.fewRows);
  return found;
}

/** What most of a column looks like that was taken for a text because of the others. */
function almost(column: LookedAt, widgets: Widgets): readonly LocalText[] {
  const looked = column.values.slice(0, LOOKED_AT);
  const cells = countOf(looked);
  for (const [kind, holds] of claims) {
    const widget = widgets.get(kind);
    if (widget === undefined || !TOLD.has(kind)) continue;
    const others = looked.filter((value) => !holds(lookAt({ ...column, values: [value] })));
    const count = countOf(others);
    if (count > 0 && cells - count >= FEW && (cells - count) / cells >= MOST)
      return [doubts.mostly(widget.meta.title, others, count)];
  }
  return [];
}
