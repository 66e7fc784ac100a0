import type { Finding } from '../../schemas/finding.ts';
import { pointer } from '../../schemas/pointer.ts';
import { isPlainObject } from '../path.ts';
import { splitAlternatives } from '../template/alternatives.ts';
import { isTooLong, TEMPLATE_LENGTH } from '../template/limits.ts';
import { parseText } from '../template/parse.ts';
import { checkExpression, type CheckOptions, type Examined, type Read } from './checkExpression.ts';
import { remark, type Remark } from './findings.ts';
import { replaceWords } from './replaceWords.ts';
import { ANY, join, type RecordType, type StaticType, TEXT, typeOfValue } from './staticType.ts';

/** What a value with templates yields, and what a person should know of it; paths lead into the value. */
export interface CheckedTemplate {
  readonly type: StaticType;
  readonly findings: readonly Finding[];
  /** What it reads, where that was asked for. */
  readonly reads: readonly Read[];
}

/** Deepest nesting that is looked into; compiling stops there as well. */
const DEPTH = 200;

/**
 * Checks a value as a document writes it: every text in it, however deep, may hold `{{ }}`.
 * @param scope the names that its expressions see
 */
export function checkTemplate(
  value: unknown,
  scope: RecordType,
  options: CheckOptions = {},
): CheckedTemplate {
  const findings: Finding[] = [];
  const reads: Read[] = [];
  const type = checkValue(value, '', 0, (text, path) => {
    const checked = examineText(text, scope, options);
    const remarks = [...once(checked.remarks)];
    for (const each of remarks) findings.push(toFinding(each, path, text, remarks));
    for (const read of checked.reads) reads.push({ ...read, path });
    return checked.type;
  });
  return { type, findings, reads };
}

/** A name that stands in one text many times is one thing to mend. */
function once(found: readonly Remark[]): Iterable<Remark> {
  const first = new Map<string, Remark>();
  for (const each of found) {
    // Whether a name is proposed as well makes no other finding of it.
    const key = `${each.severity} ${each.code} ${each.message.enUS.replace(/; did you mean ".*$/s, '.')}`;
    if (!first.has(key)) first.set(key, each);
  }
  return first.values();
}

function checkValue(
  value: unknown,
  path: string,
  depth: number,
  check: (text: string, path: string) => StaticType,
): StaticType {
  if (typeof value === 'string') return value.includes('{') ? check(value, path) : typeOfValue(value);
  if (depth > DEPTH) return ANY;
  if (Array.isArray(value)) {
    const of = value
      .map((item, index) => checkValue(item, pointer(path, index), depth + 1, check))
      .reduce(join, { kind: 'null' });
    return { kind: 'list', of };
  }
  if (!isPlainObject(value)) return typeOfValue(value);
  const members = Object.entries(value).map(
    ([key, each]) => [key, checkValue(each, pointer(path, key), depth + 1, check)] as const,
  );
  return { kind: 'record', members: Object.fromEntries(members), open: false };
}

/**
 * One text as a document writes it: its only template's own type, or text where more stands around it. What is told of
 * parts of it says where they stand in the text, where that is asked for (`locates`).
 */
export function examineText(text: string, scope: RecordType, options: CheckOptions): Examined {
  if (isTooLong(text)) {
    return {
      type: ANY,
      reads: [],
      remarks: [remark('TEMPLATE_TOO_LONG', { most: TEMPLATE_LENGTH })],
    };
  }
  const { parts, unclosed } = parseText(text);
  const remarks: Remark[] = [];
  if (unclosed) remarks.push(remark('TEMPLATE_UNCLOSED', {}));
  const reads: Read[] = [];
  let at = 0;
  const types = parts.map((part) => {
    if (part.kind === 'text') {
      at += part.text.length;
      remarks.push(...singleBraces(part.text, scope));
      return parts.length === 1 ? typeOfValue(part.text) : TEXT;
    }
    const alternatives = splitAlternatives(part.source);
    let begin = at + OPENING;
    at += part.raw.length;
    return alternatives
      .map((source, index) => {
        const checked = checkExpression(source, scope, options, index < alternatives.length - 1);
        const here: readonly [number, number] = [begin, begin + source.length];
        remarks.push(...checked.remarks.map((each) => placedIn(each, begin, here, options)));
        reads.push(...checked.reads.map((read) => moved(read, begin)));
        begin += source.length + OR_ELSE;
        return checked.type;
      })
      .reduce(join);
  });
  return { type: types.length === 1 ? (types[0] ?? TEXT) : TEXT, remarks, reads };
}

/** Characters of `{{` and of `??`. */
const OPENING = 2;
const OR_ELSE = 2;

/** A remark of an expression with its place in the text around; without one of its own it is of all of that. */
const placedIn = (
  { span, ...found }: Remark,
  begin: number,
  whole: readonly [number, number],
  { locates = false }: CheckOptions,
): Remark => {
  if (!locates) return found;
  return { ...found, span: span ? [span[0] + begin, span[1] + begin] : whole };
};

const moved = ({ span: [from, to], ...read }: Read, by: number): Read => ({
  ...read,
  span: [from + by, to + by],
});

/** More of them in one text are a language of its own. */
const MOST_SINGLE = 5;

/** Paths through known names that stand in single braces, which show as they are. */
function singleBraces(text: string, { members }: RecordType): readonly Remark[] {
  const found = text.matchAll(/(?<!\{)\{\s*([A-Za-z]\w*)((?:\.\w+|\[\d+\])*)\s*\}(?!\})/g);
  return [...found]
    .filter(
      ([, name = '', path]) => Object.hasOwn(members, name) && (path !== '' || name.startsWith('platform_')),
    )
    .slice(0, MOST_SINGLE)
    .map(([written, name = '', path = '']) =>
      remark('SINGLE_BRACES', { written }, { word: written, by: `{{ ${name}${path} }}` }),
    );
}

/** Longest text that is written anew in a finding: each finding would carry all of it. */
const MENDED_LENGTH = 10_000;

/**
 * A remark at its place, with the mended text where a word of it is to be replaced. A fix replaces the whole text, so
 * it mends all that is to be replaced there: to take the next one would undo it otherwise.
 * @param among all remarks of the text
 */
export function toFinding(
  { replace, span: _span, ...found }: Remark,
  path: string,
  text: string,
  among: readonly Remark[] = [],
): Finding {
  if (replace === undefined || text.length > MENDED_LENGTH) return { ...found, path };
  // One word may be meant as two names in two places: of each finding its own counts.
  const others = among.flatMap((each) => (each.replace ? [each.replace] : [])).map(pair);
  const meant = new Map([...others, pair(replace)]);
  const value = replaceWords(text, meant);
  if (value === text) return { ...found, path };
  const names = [replace.by, ...[...meant.values()].filter((name) => name !== replace.by)];
  const title = {
    zhCN: `改为${names.map((name) => `“${name}”`).join('、')}`,
    enUS: `Write ${names.map((name) => `"${name}"`).join(', ')}`,
  };
  return { ...found, path, fix: { path, value, title } };
}

const pair = ({ word, by }: NonNullable<Remark['replace']>): [string, string] => [word, by];
