import type { OptionList } from '../../schemas/prop.ts';
import type { SheetImport, SheetKind } from '../../schemas/importMeta.ts';
import type { FieldMeta, RendererMeta } from '../../schemas/rendererMeta.ts';
import { DEFAULT_ZONE, literal } from '../../conditions/index.ts';
import { countCharacters } from '../../schemas/characters.ts';
import { cellImport } from '../fieldImport.ts';
import type { MetaIndex } from '../metaIndex.ts';
import { LONGEST_OPTION, unitOf, type LookedAt } from './claims.ts';
import type { ColumnValue } from './sheet.ts';

/** A widget that is the field of some columns. */
export interface SheetWidget {
  readonly meta: RendererMeta & { readonly field: FieldMeta };
  readonly claim: SheetImport;
}

/** The widgets that take columns of sheets, by what the columns hold. */
export function sheetWidgets(metas: MetaIndex): ReadonlyMap<SheetKind, SheetWidget> {
  const found = new Map<SheetKind, SheetWidget>();
  for (const type of metas.types) {
    const meta = metas.get(type);
    const claim = meta?.imports?.sheet;
    if (meta?.field === undefined || claim === undefined || found.has(claim.kind)) continue;
    found.set(claim.kind, { meta: { ...meta, field: meta.field }, claim });
  }
  return found;
}

/** Options that a field may write at most, of which people still choose. */
const MOST_OFFERED = 200;

/**
 * What the node of a widget says for a column beside its title: the values as options, the unit of its numbers.
 * @returns undefined where the column has too many values, or too long ones, for options
 */
export function propsFor(
  { meta, claim }: SheetWidget,
  column: LookedAt,
): Readonly<Record<string, unknown>> | undefined {
  const unit = claim.unit === undefined ? undefined : unitOf(column);
  if (claim.unit !== undefined && unit !== undefined) return { [claim.unit]: literal(unit) };
  if (meta.field.hasOptions !== true) return {};
  const texts = new Set<string>();
  for (const { shown } of column.values) {
    if (texts.size >= MOST_OFFERED || shown.length > LONGEST_OPTION) return undefined;
    texts.add(shown);
  }
  return { options: [...texts].map((text) => ({ value: text, label: literal(text) })) };
}

/** Tells whether an import takes a value as it is: the widget reads it, and it is not too long. */
export function takerOf(
  { meta }: SheetWidget,
  props: Readonly<Record<string, unknown>>,
): (value: ColumnValue) => boolean {
  const options = Array.isArray(props.options)
    ? optionList(props.options as OptionList['options'])
    : undefined;
  const context = { locale: 'zhCN', zone: DEFAULT_ZONE, props, ...(options && { options }) } as const;
  const { field } = meta;
  const most = 'maxLength' in field.value ? Number(field.value.maxLength) : Infinity;
  return ({ shown, exact }) => {
    const read = cellImport({ meta: field }, { shown, exact }, context);
    if (!('value' in read)) return false;
    if (typeof read.value === 'string' && isLonger(read.value, most)) return false;
    return field.check?.(read.value, props) === undefined;
  };
}

/** Characters are counted only where they can be too many: they are never more than code units. */
const isLonger = (text: string, most: number): boolean => text.length > most && countCharacters(text) > most;

function optionList(options: OptionList['options']): OptionList {
  const byText = new Map(options.map((option) => [String(option.value), option]));
  return { status: 'ready', options, find: (value) => byText.get(String(value)) };
}
