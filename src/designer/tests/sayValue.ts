import { valueText } from '../../documents/inspect/valueText.ts';

/** Words for values that are no words. */
interface ValueWords {
  readonly yes: string;
  readonly no: string;
  readonly empty: string;
}

/** What is expected or found, as a person reads it. */
export const sayValue = (value: unknown, { yes, no, empty }: ValueWords): string =>
  typeof value === 'boolean' ? (value ? yes : no) : (valueText(value) ?? empty);
