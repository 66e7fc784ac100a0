import type { Rule } from '../../../schemas/node.ts';
import type { FieldMeta } from '../../../schemas/rendererMeta.ts';
import { importFinding } from '../read/findings.ts';
import { isBool, isList, isRecord, isText, own } from '../read/json.ts';
import { quoted } from '../read/quoted.ts';
import { Reader } from '../read/reader.ts';
import type { Run } from '../read/run.ts';
import { ruleOfFormat } from './formats.ts';

type Limits = (reader: Reader, field: FieldMeta, run: Run) => readonly Rule[];

/**
 * What Formily's validators ask for.
 * @param limits the rules of what limits a value, which validators say by the same names as schemas
 */
export function readValidators(reader: Reader, field: FieldMeta, run: Run, limits: Limits): readonly Rule[] {
  const given = reader.peek('x-validator');
  if (given === undefined) return [];
  reader.take('x-validator');
  const list = isList(given) ? given : [given];
  return list.flatMap((each, index) => {
    const path = isList(given) ? `${reader.at('x-validator')}/${String(index)}` : reader.at('x-validator');
    if (isText(each)) return ofFormat(each, field, run, path);
    if (isRecord(each)) return described(new Reader(each, path), field, run, limits);
    run.report(importFinding('SCRIPT', path));
    return [];
  });
}

/** The rule of a format; what differs and what there is none for is told of. */
export function ofFormat(format: string, field: FieldMeta, run: Run, path: string): readonly Rule[] {
  const found = ruleOfFormat(format, field, run.formily);
  if (found?.differs === true) run.report(importFinding('FORMAT.differs', path, { format }));
  if (found) return [found.rule];
  run.report(
    format.includes('{{') ? importFinding('SCRIPT', path) : importFinding('FORMAT', path, { format }),
  );
  return [];
}

/** `required` of a validator is the field's, which the field reads beforehand. */
function described(reader: Reader, field: FieldMeta, run: Run, limits: Limits): readonly Rule[] {
  const message = run.takeText(reader, 'message');
  const format = reader.takeIf('format', isText);
  const rules = [
    ...limits(reader, field, run),
    ...ofTexts(reader, field),
    ...(format === undefined ? [] : ofFormat(format, field, run, reader.at('format'))),
  ];
  if (reader.takeIf('required', isBool) === true && message !== undefined)
    run.report(importFinding('NOT_CARRIED.message', reader.at('message')));
  for (const key of reader.keys()) {
    run.report(
      key === 'validator'
        ? importFinding('SCRIPT', reader.at(key))
        : importFinding('NOT_CARRIED', reader.at(key), { member: key }),
    );
  }
  return message === undefined ? rules : rules.map((rule) => ({ ...rule, message }));
}

/** What validators alone ask of texts: one of some, and more than blanks. */
function ofTexts(reader: Reader, { column }: FieldMeta): readonly Rule[] {
  if (column !== 'text') return [];
  const rules: Rule[] = [];
  const listed = reader.peek('enum');
  const texts = isList(listed) ? listed.map((each) => (isText(each) ? quoted(each) : undefined)) : [];
  const one = `value in [${texts.join(', ')}]`;
  if (texts.length > 0 && one.length <= LONGEST && !texts.includes(undefined)) {
    reader.take('enum');
    rules.push({ rule: 'expression', value: one });
  }
  if (reader.peek('whitespace') === true) {
    reader.take('whitespace');
    rules.push({ rule: 'pattern', value: '\\S' });
  }
  return rules;
}

/** Longest expression of listed texts; more of them are a choice. */
const LONGEST = 500;

/** Whether a validator asks for a value. */
export function isRequiredByValidator(reader: Reader): boolean {
  const given = reader.peek('x-validator');
  return (isList(given) ? given : [given]).some((each) => isRecord(each) && own(each, 'required') === true);
}
