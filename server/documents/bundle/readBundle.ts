import { Compile } from 'typebox/compile';
import { describeErrors } from '../../envelope/payload.ts';
import { sizeFindings } from '../../envelope/sizeFindings.ts';
import { inputError, invalidInput } from '../../errors/AppError.ts';
import type { InputError } from '../../errors/AppError.ts';
import { dictionaryErrors } from '../../organisation/dictionaryEntries.ts';
import { type Bundle, BundleSchema, FORMAT_VERSION } from './schema.ts';

const validator = Compile(BundleSchema);

/**
 * A bundle that somebody sends: of a format that this release reads, and within the limits. What is in its documents and
 * interfaces nobody has looked at yet.
 * @throws AppError INPUT_INVALID; of a newer format it says that alone, since nobody here knows what belongs in it
 */
export function readBundle(value: unknown): Bundle {
  const newer = newerFormat(value);
  if (newer !== undefined) throw refusal([inputError('formatVersion', 'NEWER_BUNDLE', newer)]);
  const tooMuch = sizeFindings(BundleSchema, value);
  if (tooMuch.length > 0) throw refusal(tooMuch);
  if (!validator.Check(value)) throw refusal(describeErrors(validator.Errors(value)));
  const errors = dictionariesIn(value).flatMap(({ code, items }, index) =>
    dictionaryErrors(code, items).map((each) => ({
      ...each,
      path: `dictionaries.${String(index)}.${each.path}`,
    })),
  );
  if (errors.length > 0) throw refusal(errors);
  return value;
}

const dictionariesIn = ({ dictionaries = [] }: Bundle): NonNullable<Bundle['dictionaries']> => dictionaries;

const refusal = (errors: readonly InputError[]) =>
  invalidInput(
    ...errors.map((each) => ({ ...each, path: each.path === '' ? 'bundle' : `bundle.${each.path}` })),
  );

/** The format of a bundle of a later release. */
function newerFormat(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { format, formatVersion } = value as Readonly<Record<string, unknown>>;
  if (format !== 'atrium-bundle' || typeof formatVersion !== 'number') return undefined;
  return formatVersion > FORMAT_VERSION ? formatVersion : undefined;
}
