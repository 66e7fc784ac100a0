import type { Option } from '../../schemas/option.ts';
import type { ColumnType } from '../../schemas/rendererMeta.ts';
import { isOpen, resolveField } from '../fieldState.ts';
import type { CompiledField, CompiledFields } from '../form.ts';
import { initialValue } from '../initialValue.ts';
import { OPEN } from '../resolve.ts';
import { recordScope, type Values } from '../recordScope.ts';
import { settleRecord } from '../settle.ts';
import { validateField } from '../validateField.ts';

/** What was entered, and where. */
interface Entry {
  readonly code: string;
  readonly value: unknown;
}

/** As many entries are tried; a circle that takes more is told of without an example. */
const TRIES = 200;
/** Longer circles have more states than are worth a look. */
const LONGEST = 6;
/** Values tried in one field. */
const SAMPLES = 16;

/**
 * An entry that empties the very field in which it is made. Looked for as a person would come upon it: from a new
 * record on, one entry after the other in what is shown, settled each time as the form and the server settle it.
 * @param fields of one circle; the others stay as they begin
 * @returns undefined where none was found, which proves nothing
 */
export function selfErasingEntry(
  record: CompiledFields,
  fields: readonly CompiledField[],
): Entry | undefined {
  if (fields.length > LONGEST) return undefined;
  const part: CompiledFields = {
    ...record,
    fields,
    computed: record.computed.filter((field) => fields.includes(field)),
  };
  const written = literalsOf(fields);
  const entries = fields
    .filter(({ node }) => !node.value)
    .flatMap((field) => samplesOf(field, written).map((value) => ({ field, value })));
  const first = Object.fromEntries(fields.map(({ code, node }) => [code, initialValue(node, {})]));
  const states: Values[] = [first];
  const seen = new Set<string>();
  let tries = 0;
  for (const state of states) {
    for (const { field, value } of entries) {
      const scope = recordScope(part, state, {});
      const shown = resolveField(field, scope, OPEN);
      // What a person cannot enter, or the form would refuse, is no example.
      if (!isOpen(shown) || validateField(field, value, shown, scope)) continue;
      tries += 1;
      if (tries > TRIES) return undefined;
      const { values } = settleRecord(part, { ...state, [field.code]: value }, {}, OPEN);
      if ((values[field.code] ?? null) === null) return { code: field.code, value };
      const key = JSON.stringify(values);
      if (!seen.has(key)) states.push(values);
      seen.add(key);
    }
  }
  return undefined;
}

/** Texts and numbers that stand in the rules of the circle: what decides lies at one of them or right beside it. */
function literalsOf(fields: readonly CompiledField[]): readonly string[] {
  const sources = fields.flatMap(({ node, ancestors }) => [node, ...ancestors].map(({ source }) => source));
  const text = JSON.stringify(sources.map(({ visible, value }) => [visible, value]));
  const found = text.matchAll(/'([^'{}]{1,40})'|"([^"{}\\]{1,40})\\?"|(\d{1,9}(?:\.\d{1,4})?)/g);
  return [...new Set([...found].map(([, single, double, number]) => single ?? double ?? number ?? ''))];
}

const byColumn: Readonly<Partial<Record<ColumnType, readonly unknown[]>>> = {
  text: ['a'],
  list: [['a']],
  bool: [true, false],
  number: [1, 0, -1, 1_000_000],
  date: ['2000-01-01', '2100-01-01'],
};

function samplesOf({ meta, node }: CompiledField, written: readonly string[]): readonly unknown[] {
  const plain = byColumn[meta.column ?? 'json'] ?? [];
  const { options } = node.source.props ?? {};
  // Options that the document does not write are not known here.
  if (options !== undefined && !Array.isArray(options)) return [];
  const offered = ((options ?? []) as readonly Option[]).flatMap(({ value, disabled }) =>
    disabled === true ? [] : [value],
  );
  switch (meta.column) {
    case 'number':
      return [
        ...plain,
        ...written.map(Number).flatMap((n) => (Number.isFinite(n) ? [n, n + 1, n - 1] : [])),
      ].slice(0, SAMPLES);
    case 'text':
      return (offered.length > 0 ? offered : [...plain, ...written]).slice(0, SAMPLES);
    case 'list':
      return (offered.length > 0 ? offered : ['a', ...written]).slice(0, SAMPLES).map((each) => [each]);
    default:
      return plain;
  }
}
