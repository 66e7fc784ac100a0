import { numberFormat } from '../../shared/numberFormat.meta.ts';

/** Decimals shown where nothing is said. */
const MOST_DECIMALS = 2;

/**
 * A figure as a person reads it: thousands separated, `precision` decimals or as many as it has up to two. Text that
 * is no number shows as it is; nothing, and what cannot be counted, gives undefined.
 */
export function figureText(
  value: number | string | undefined,
  precision: number | undefined,
  language: string,
): string | undefined {
  if (value === undefined || value === '') return undefined;
  const number = Number(value);
  if (!Number.isFinite(number)) return typeof value === 'string' ? value : undefined;
  return numberFormat(language, {
    minimumFractionDigits: precision ?? 0,
    maximumFractionDigits: precision ?? MOST_DECIMALS,
  }).format(number);
}
