import { Type } from 'typebox';
import type { TObject } from 'typebox';
import { Compile } from 'typebox/compile';
import { pointer, pointerKeys } from '../../src/schemas/pointer.ts';
import { listed } from '../../src/schemas/text.ts';
import { inputError, invalidInput } from '../errors/AppError.ts';
import type { InputError } from '../errors/AppError.ts';
import { wrongType } from '../errors/wrongType.ts';
import { ruleOf } from './formats.ts';
import { sizeFindings } from './sizeFindings.ts';

/** Members that the one client adds to every call; never required, accepted everywhere. */
const clientMembers = [
  'projectId',
  'customerId',
  'device',
  'sessionid',
  'client_code',
  'schoolId',
  'groupId',
] as const;

const LONGEST_CLIENT_MEMBER = 200;
const REQUEST_ID = /^[\w.:-]{1,64}$/;

/** What a payload holds for the platform itself, and what is left for the call. */
export interface ReadPayload<P> {
  readonly param: P;
  readonly requestId: string | undefined;
  readonly device: string;
}

/** Checks one payload. @throws AppError INPUT_INVALID with all findings */
export type PayloadReader<P> = (payload: Readonly<Record<string, unknown>>) => ReadPayload<P>;

/** A value as the client's own members may have it: a short text, a number, or nothing. */
function isClientValue(value: unknown): boolean {
  if (value === null || typeof value === 'number') return true;
  return typeof value === 'string' && value.length <= LONGEST_CLIENT_MEMBER;
}

/** Members that are null are absent: a client drops such inputs or sends them (`docs/api.md`, Envelope). */
function withoutNulls(payload: Readonly<Record<string, unknown>>, optional: ReadonlySet<string>) {
  return Object.fromEntries(
    Object.entries(payload).filter(([name, value]) => value !== null || !optional.has(name)),
  );
}

/**
 * Compiles a call's payload schema. An optional member that is null counts as absent; a required one is refused.
 * @param takesRequestId writing calls accept `requestId` beside their own members
 */
export function compilePayload<P>(
  schema: TObject,
  { freeForm, takesRequestId }: { freeForm: boolean; takesRequestId: boolean },
): PayloadReader<P> {
  const own = schema.properties;
  const whole = { ...schema, additionalProperties: freeForm };
  const validator = Compile(whole);
  const shared = clientMembers.filter((name) => !(name in own));
  const known = Object.fromEntries([...shared, 'requestId'].map((name) => [name, Type.Unknown()]));
  const sizes = { ...whole, properties: { ...known, ...own } };
  const required = new Set(schema.required);
  const optional = new Set([...Object.keys(own), 'requestId'].filter((name) => !required.has(name)));
  return (payload) => {
    const tooMuch = sizeFindings(sizes, payload);
    if (tooMuch.length > 0) throw invalidInput(...tooMuch);
    const errors: InputError[] = [];
    const param = withoutNulls(payload, optional);
    for (const name of shared) {
      if (!(name in param)) continue;
      if (!isClientValue(param[name])) errors.push(inputError(name, 'TYPE_WRONG'));
      Reflect.deleteProperty(param, name);
    }
    const requestId = takesRequestId && !('requestId' in own) ? param.requestId : undefined;
    if (takesRequestId && !('requestId' in own)) Reflect.deleteProperty(param, 'requestId');
    if (requestId !== undefined && (typeof requestId !== 'string' || !REQUEST_ID.test(requestId))) {
      errors.push(inputError('requestId', 'FORMAT_INVALID'));
    }
    if (!validator.Check(param)) errors.push(...describeErrors(validator.Errors(param)));
    if (errors.length > 0) throw invalidInput(...errors);
    return {
      param: param as P,
      requestId: typeof requestId === 'string' ? requestId : undefined,
      device: typeof payload.device === 'string' ? payload.device : '',
    };
  };
}

interface SchemaError {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly params: object;
}

function limitOf(params: object): number | undefined {
  return 'limit' in params && typeof params.limit === 'number' ? params.limit : undefined;
}

function dotted(instancePath: string, member?: string): string {
  return pointerKeys(member === undefined ? instancePath : pointer(instancePath, member)).join('.');
}

/** The most values that a text names. */
const MOST_NAMED = 12;

function enumFinding(at: string, params: object): InputError {
  const found = inputError(at, 'VALUE_INVALID');
  const values: unknown = 'allowedValues' in params ? params.allowedValues : undefined;
  if (!Array.isArray(values) || values.length > MOST_NAMED) return found;
  const named = values.map(String);
  return {
    ...found,
    message: {
      zhCN: `取值应为：${listed(named, 'zhCN')}`,
      enUS: `Has to be one of: ${listed(named, 'enUS')}`,
    },
  };
}

function formatFinding(at: string, params: object): InputError {
  const found = inputError(at, 'FORMAT_INVALID');
  const rule = 'pattern' in params && typeof params.pattern === 'string' ? ruleOf(params.pattern) : undefined;
  return rule === undefined ? found : { ...found, message: rule };
}

/** Findings of one schema error. A union reports its branches too; only the union itself is of use to a person. */
function describeError(error: SchemaError): readonly InputError[] {
  const at = dotted(error.instancePath);
  const limit = limitOf(error.params);
  switch (error.keyword) {
    case 'required': {
      const missing = (error.params as { requiredProperties?: readonly string[] }).requiredProperties ?? [];
      return missing.map((name) => inputError(dotted(error.instancePath, name), 'REQUIRED'));
    }
    case 'additionalProperties':
      return [];
    case 'boolean':
      return [inputError(at, 'UNKNOWN_FIELD')];
    case 'type':
      return [wrongType(at, 'type' in error.params ? error.params.type : undefined)];
    case 'enum':
      return [enumFinding(at, error.params)];
    case 'pattern':
    case 'format':
      return [formatFinding(at, error.params)];
    case 'minLength':
      return [inputError(at, 'TOO_SHORT', limit)];
    case 'maxLength':
      return [inputError(at, 'TOO_LONG', limit)];
    case 'minimum':
      return [inputError(at, 'TOO_SMALL', limit)];
    case 'maximum':
      return [inputError(at, 'TOO_BIG', limit)];
    case 'minItems':
      return [inputError(at, 'TOO_FEW', limit)];
    case 'maxItems':
      return [inputError(at, 'TOO_MANY', limit)];
    default:
      return [inputError(at, 'VALUE_INVALID')];
  }
}

/** Findings of a schema's errors, one per path and code. */
export function describeErrors(errors: readonly SchemaError[]): readonly InputError[] {
  const branches = /\/(?:anyOf|oneOf)\/\d+/;
  const seen = new Map<string, InputError>();
  for (const error of errors) {
    if (branches.test(error.schemaPath)) continue;
    for (const found of describeError(error)) seen.set(`${found.path} ${found.code}`, found);
  }
  return seen.size > 0 ? [...seen.values()] : [inputError('', 'VALUE_INVALID')];
}
