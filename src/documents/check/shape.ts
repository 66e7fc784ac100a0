import { nearest } from '../../conditions/check/index.ts';
import { type AtriumDocument, type DocumentKind, documentSchemas } from '../../schemas/documents/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import { resourceKinds } from '../../schemas/kinds.ts';
import { migrateDocument } from '../migrate.ts';
import { checkFindings } from './findings.ts';
import { beyondLimits } from './limits.ts';
import { type ShapeError, shapeErrors } from './shapeErrors.ts';

/** Most findings of one document's shape: who needs more has pasted something else. */
const MOST = 50;

/** The kind of document that a value is by its own word. */
export function kindOf(document: unknown): DocumentKind | undefined {
  if (typeof document !== 'object' || document === null || !('kind' in document)) return undefined;
  return resourceKinds.find((each) => each === document.kind);
}

/** A document as it was read, or what makes the value none. */
export interface ReadDocument {
  readonly document: AtriumDocument | undefined;
  readonly findings: readonly Finding[];
}

/**
 * Reads a value that nobody trusts as a document of the present version:
 *
 *     kind → limits → migration → shape
 *
 * The limits come early, so that hostile input is not walked through.
 */
export function readDocument(value: unknown): ReadDocument {
  const kind = kindOf(value);
  if (kind === undefined) return refused(unknownKind(value));
  const beyond = beyondLimits(value);
  if (beyond) return refused(beyond);
  const { document, findings } = migrateDocument(value);
  if (findings.length > 0) return refused(...findings);
  const wrong = shapeFindings(kind, document);
  return wrong.length > 0 ? refused(...wrong) : { document: document as AtriumDocument, findings: [] };
}

const refused = (...findings: readonly Finding[]): ReadDocument => ({ document: undefined, findings });

function unknownKind(value: unknown): Finding {
  const named = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
  const near = typeof named === 'string' ? nearest(named, resourceKinds) : undefined;
  return checkFindings.shape('UNKNOWN_KIND', '文档类型不正确', 'This is no kind of document', '/kind', near);
}

function shapeFindings(kind: DocumentKind, document: unknown): readonly Finding[] {
  const found = new Map<string, Finding>();
  for (const error of shapeErrors(documentSchemas[kind], document)) {
    for (const finding of describe(error)) {
      if (found.size < MOST) found.set(`${finding.path ?? ''} ${finding.code}`, finding);
    }
  }
  return withoutBranches([...found.values()]);
}

const limitOf = (params: object): string =>
  'limit' in params && typeof params.limit === 'number' ? ` ${String(params.limit)}` : '';

function describe({ keyword, instancePath: path, params, value }: ShapeError): readonly Finding[] {
  const { shape } = checkFindings;
  const limit = limitOf(params);
  switch (keyword) {
    case 'required': {
      const missing = (params as { requiredProperties?: readonly string[] }).requiredProperties ?? [];
      return missing.map((name) =>
        shape('MISSING_MEMBER', `缺少“${name}”`, `"${name}" is missing`, `${path}/${name}`),
      );
    }
    case 'boolean':
      return [
        shape(
          'UNKNOWN_MEMBER',
          `不认识“${path.split('/').at(-1) ?? ''}”`,
          `"${path.split('/').at(-1) ?? ''}" is not known here`,
          path,
        ),
      ];
    case 'additionalProperties':
    case 'anyOf':
      return keyword === 'anyOf'
        ? [shape('WRONG_VALUE', '取值不正确', 'This value cannot stand here', path)]
        : [];
    case 'type':
      return [shape('WRONG_KIND', '值的类型不正确', 'This is the wrong kind of value', path)];
    case 'pattern':
      return [shape('WRONG_FORMAT', '格式不正确', 'The format is not right', path)];
    case 'enum':
    case 'const': {
      const allowed =
        'allowedValues' in params && Array.isArray(params.allowedValues) ? params.allowedValues : [];
      const list = allowed.slice(0, 12).map(String).join(', ');
      const near = typeof value === 'string' ? nearest(value, allowed.map(String)) : undefined;
      return [
        shape(
          'WRONG_VALUE',
          `取值不正确${list && `，可选：${list}`}`,
          `This value cannot stand here${list && `; one of ${list}`}`,
          path,
          near,
        ),
      ];
    }
    case 'minLength':
    case 'minItems':
    case 'minimum':
      return [shape('TOO_LITTLE', `小于下限${limit}`, `This is below the limit${limit}`, path)];
    case 'maxLength':
    case 'maxItems':
    case 'maximum':
      return [shape('TOO_MUCH', `超过上限${limit}`, `This is above the limit${limit}`, path)];
    default:
      return [shape('WRONG_VALUE', '取值不正确', 'This value cannot stand here', path)];
  }
}

/** Of a union each branch complains. Where something deeper is wrong, that is what was nearly right. */
const withoutBranches = (findings: readonly Finding[]): readonly Finding[] => {
  const paths = findings.map(({ path }) => path ?? '');
  return findings.filter(({ code, path }) => {
    if (code !== 'WRONG_VALUE' && code !== 'WRONG_KIND') return true;
    return !paths.some((other) => other !== path && other.startsWith(`${path ?? ''}/`));
  });
};
