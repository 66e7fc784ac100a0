import type { TSchema } from 'typebox';
import { nearest, types } from '../../conditions/check/index.ts';
import { compileExpression } from '../../conditions/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import { listed } from '../../schemas/text.ts';
import { FLAG } from '../../schemas/flag.ts';
import { TEMPLATE } from '../../schemas/prop.ts';
import type { LocalText } from '../../schemas/text.ts';

import { formatOf } from './formats.ts';
import { type ShapeError, shapeErrors } from './shapeErrors.ts';
import { checkFinding } from './findings.ts';

/** Most members that are named in the place of one that is not known. */
const NAMED = 8;

/**
 * What does not fit a schema, with where it stands in the value, what is wanted there, and the nearest name.
 * @param fits tells quickly whether it fits, where something does
 */
export function shapeFindings(
  schema: TSchema,
  value: unknown,
  fits?: (schema: TSchema, value: unknown) => boolean,
): readonly Finding[] {
  if (fits?.(schema, value) === true) return [];
  const byPath = new Map<string, ShapeError[]>();
  for (const error of shapeErrors(schema, value)) {
    const before = byPath.get(error.instancePath);
    if (before) before.push(error);
    else byPath.set(error.instancePath, [error]);
  }
  const found = new Map<string, Finding>();
  for (const [path, errors] of byPath) {
    for (const finding of describeAll(errors, path))
      found.set(`${finding.path ?? ''} ${finding.code}`, finding);
  }
  return withoutBranches([...found.values()]);
}

/**
 * Of a union each branch complains. Where the kind of value fits one of them, what that one says is meant. That a text
 * may hold an expression instead fits every text, and so says nothing by itself.
 */
function describeAll(errors: readonly ShapeError[], path: string): readonly Finding[] {
  const nearer = errors.filter((error) => !['type', 'anyOf'].includes(error.keyword) && !asksTemplate(error));
  const choices = nearer.filter(({ keyword }) => keyword === 'enum' || keyword === 'const');
  const [choice] = choices;
  if (choice) {
    const others = nearer.filter((error) => !choices.includes(error));
    return [notOneOf(choices.flatMap(allowedBy), choice.value, path), ...others.flatMap(describe)];
  }
  if (nearer.length > 0) return nearer.flatMap(describe);
  const wanted = errors.filter(({ keyword }) => keyword === 'type').map(({ params }) => kindName(params));
  const templates = errors.filter(asksTemplate);
  if (wanted.length === 0) return templates.length > 0 ? templates.flatMap(describe) : [wrongValue(path)];
  const either = templates.length > 0 ? [...wanted, formatOf(TEMPLATE)] : wanted;
  const list = (locale: keyof LocalText): string =>
    [...new Set(either.map((each) => each[locale]))].join(' / ');
  return [checkFinding('WRONG_KIND', path, { kinds: { zhCN: list('zhCN'), enUS: list('enUS') } })];
}

const asksTemplate = ({ keyword, params }: ShapeError): boolean =>
  keyword === 'pattern' && 'pattern' in params && params.pattern === TEMPLATE;

const wrongValue = (path: string): Finding => checkFinding('WRONG_VALUE', path);

function describe({
  keyword,
  instancePath: path,
  params,
  value,
  known,
  wanted,
}: ShapeError): readonly Finding[] {
  const limit = 'limit' in params ? String(params.limit) : '';
  switch (keyword) {
    case 'required':
      return textsIn(params, 'requiredProperties').map((name) =>
        checkFinding('MISSING_MEMBER', `${path}/${name}`, { name }),
      );
    case 'boolean': {
      const name = path.split('/').at(-1) ?? '';
      const near = nearest(name, known);
      const named = near === undefined && known.length > 0 && known.length <= NAMED;
      const among = { zhCN: listed(known, 'zhCN'), enUS: listed(known, 'enUS') };
      return [
        named
          ? checkFinding('UNKNOWN_MEMBER.among', path, { name, known: among })
          : checkFinding('UNKNOWN_MEMBER.written', path, { name }, near),
      ];
    }
    case 'additionalProperties':
      return []; // Said of each member above.
    case 'pattern': {
      const pattern = 'pattern' in params ? String(params.pattern) : '';
      if (pattern === FLAG && isUnclosed(value)) {
        return [checkFinding('WRONG_FORMAT.unclosed', path, {}, closing(value))];
      }
      const format = wanted ?? formatOf(pattern);
      const meant = pattern === FLAG ? asFlag(value) : undefined;
      return [checkFinding('WRONG_FORMAT', path, { wanted: format }, meant)];
    }
    case 'minLength':
    case 'minItems':
    case 'minimum':
      return [checkFinding('TOO_LITTLE', path, { limit })];
    case 'maxLength':
    case 'maxItems':
    case 'maximum':
      return [checkFinding('TOO_MUCH', path, { limit })];
    default:
      return [wrongValue(path)];
  }
}

const isUnclosed = (value: unknown): value is string =>
  typeof value === 'string' && value.trim().startsWith('{{') && !value.includes('}}');

/** The expression with both of its ends, where it can be read then. */
const closing = (text: string): string | undefined => asFlag(text.trim().slice(2).replace(/\}$/, ''));

/** An expression that was written without its braces, or with one of each. */
function asFlag(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const inside = (/^\{([^{}]*)\}$/.exec(value.trim())?.[1] ?? value).trim();
  if (inside.length > LONGEST_FIX) return undefined;
  try {
    compileExpression(inside);
    return `{{ ${inside} }}`;
  } catch {
    return undefined;
  }
}

/** Nobody would read through a longer one. */
const LONGEST_FIX = 1000;

const allowedBy = ({ params }: ShapeError): readonly unknown[] => {
  if ('allowedValue' in params) return [params.allowedValue];
  return 'allowedValues' in params && Array.isArray(params.allowedValues) ? params.allowedValues : [];
};

/** More of them nobody reads through; that there are more is said. */
const MOST_CHOICES = 20;

function notOneOf(allowed: readonly unknown[], value: unknown, path: string): Finding {
  const values = [...new Set(allowed.map(String))];
  const more = values.length > MOST_CHOICES;
  const list = values.slice(0, MOST_CHOICES).join(', ');
  const count = String(values.length);
  const near = typeof value === 'string' ? nearest(value, values) : undefined;
  if (list === '') return wrongValue(path);
  const shown = more
    ? { zhCN: `${list}…（共 ${count} 个）`, enUS: `${list}, … (${count} in all)` }
    : { zhCN: list, enUS: list };
  return checkFinding('WRONG_VALUE.among', path, { values: shown }, near);
}

const textsIn = (params: object, member: string): readonly string[] => {
  const list = (params as Readonly<Record<string, unknown>>)[member];
  return Array.isArray(list) ? list.map(String) : [];
};

const kinds: Readonly<Record<string, LocalText>> = {
  string: types.typeName(types.TEXT),
  number: types.typeName(types.NUMBER),
  integer: { zhCN: '整数', enUS: 'a whole number' },
  boolean: { zhCN: 'true 或 false', enUS: 'true or false' },
  array: types.typeName(types.listOf(types.ANY)),
  object: types.typeName(types.openRecord()),
  null: { zhCN: 'null', enUS: 'null' },
};

function kindName(params: object): LocalText {
  const name = 'type' in params ? String(params.type) : '';
  return kinds[name] ?? { zhCN: name, enUS: name };
}

/** Where something deeper is wrong, that is what was nearly right. */
const withoutBranches = (findings: readonly Finding[]): readonly Finding[] => {
  const paths = findings.map(({ path }) => path ?? '');
  return findings.filter(({ code, path }) => {
    if (code !== 'WRONG_VALUE' && code !== 'WRONG_KIND') return true;
    return !paths.some((other) => other !== path && other.startsWith(`${path ?? ''}/`));
  });
};
