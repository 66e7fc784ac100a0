import type { CSSProperties } from 'react';
import type { CompiledField } from '../../../documents/form.ts';
import { fieldText } from '../../../documents/fieldText.ts';
import type { MemberBinding } from '../../../runtime/render/rendererProps.ts';
import { DEFAULT_ZONE } from '../../../conditions/index.ts';
import type { LocaleStore } from '../../../runtime/stores/LocaleStore.ts';
import { roundTo } from '../shared/numberValue.ts';
import type { RowMay } from './RowActions.tsx';
import type { Paste } from './usePaste.ts';
import type { RowFocus } from './useRowFocus.ts';
import type { RowValues } from '../shared/rows/rowValues.ts';
import type { Row, RowCommands } from './useRows.ts';

/**
 * Of each row: a stacking context is what Chromium keeps painted while nothing in it changes. Without it a key in one
 * row paints all of them, half of what a key costs among 200 rows.
 */
export const ROW_OF_ITS_OWN: CSSProperties = { isolation: 'isolate' };

/** What every row draws from: the same as long as no more than values change, so that a key draws its row alone. */
export interface EachRow extends RowMay {
  fields: readonly CompiledField[];
  commands: RowCommands;
  focus: RowFocus;
  members: MemberBinding | undefined;
  enabled: boolean;
  readOnly: boolean;
  /** Nothing can be done with a row as a whole. */
  fixed: boolean;
  paste: Paste | undefined;
  /** How many rows there are. */
  count: number;
}

/** What both faces of the table draw from. */
export interface RowParts {
  each: EachRow;
  rows: readonly Row[];
  /** Codes of columns with a total. */
  totals: readonly string[];
}

/** Decimals that a sum of decimals is rounded to, so that 0.1 + 0.2 is 0.3. */
const DECIMALS = 6;

/** How many rows of a computed column have no result yet: its total goes without them. */
export const uncounted = ({ code, node }: CompiledField, rows: readonly RowValues[]): number =>
  node.value ? rows.filter((values) => typeof values[code] !== 'number').length : 0;

/** The total of a column in the column's own format. */
export function totalText(
  { code, meta, node }: CompiledField,
  rows: readonly RowValues[],
  { locale, notation }: Pick<LocaleStore, 'locale' | 'notation'>,
): string {
  const numbers = rows.flatMap((values) => (typeof values[code] === 'number' ? [values[code]] : []));
  const sum = roundTo(
    numbers.reduce((total, number) => total + number, 0),
    DECIMALS,
  );
  const props = node.source.props ?? {};
  return fieldText({ meta }, sum, { locale, zone: DEFAULT_ZONE, props, ...(notation && { notation }) });
}
