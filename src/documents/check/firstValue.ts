import { DEFAULT_ZONE, parseTime } from '../../conditions/index.ts';
import type { StaticType } from '../../conditions/check/index.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { FieldNode, RuleName } from '../../schemas/node.ts';
import type { FieldMeta } from '../../schemas/rendererMeta.ts';
import type { LocalText } from '../../schemas/text.ts';
import { createEnvironment } from '../environment.ts';
import { compileRules, isEmpty } from '../rule.ts';
import { because, checkFinding } from './findings.ts';
import { type Check } from './context.ts';
import { LIMITS } from './rules.ts';
import { shapeFindings } from './shapeFindings.ts';

/** Rules that are about the value alone. */
const ALONE: readonly RuleName[] = [...LIMITS, 'email', 'phone', 'url', 'idCard', 'image', 'integer'];

/**
 * Checks a first value that is written out: whether the field can hold it at all, and whether a form that begins with
 * it can be sent. What holds a template is known only when it runs.
 */
export function checkFirstValue(
  node: FieldNode,
  meta: FieldMeta,
  type: StaticType,
  check: Check,
  path: string,
): void {
  const value: unknown = node.default;
  if (isEmpty(value) || JSON.stringify(value).includes('{{')) return;
  const [wrong] = [...shapeFindings(meta.value, value), ...noSuchDays(meta, value)];
  if (wrong) {
    check.report(wrongDefault(node.name, wrong, asWanted(value, type), path));
    return;
  }
  const rules = (node.rules ?? []).filter(({ rule }) => ALONE.includes(rule));
  const environment = createEnvironment(check.context.metas);
  const broken = compileRules(rules, environment).map((rule) => rule(value, {}));
  const why = broken.find((each) => each !== undefined) ?? refusal(meta, value, node.props ?? {});
  if (why) check.report(checkFinding('DEFAULT_REFUSED', path, { code: node.name, why }));
}

/** Days that are written as days are, and that the calendar lacks: `2024-02-30`. */
function noSuchDays({ dataType, parts }: FieldMeta, value: unknown): readonly Finding[] {
  const isMissing = (one: unknown): boolean =>
    typeof one === 'string' && parseTime(one, DEFAULT_ZONE) === undefined;
  if (dataType === 'time') return isMissing(value) ? [noSuchDay('')] : [];
  if (!Array.isArray(value) || parts?.every((part) => part.dataType === 'time') !== true) return [];
  return value.flatMap((one, index) => (isMissing(one) ? [noSuchDay(`/${String(index)}`)] : []));
}

const noSuchDay = (path: string): Finding => checkFinding('WRONG_VALUE.day', path);

/**
 * @param why what is wrong with it, with the way into the value
 * @param meant what can be made of it
 */
function wrongDefault(
  code: string,
  why: Finding,
  meant: number | boolean | string | undefined,
  path: string,
): Finding {
  const { fix, ...finding } = because('WRONG_DEFAULT', path, { code }, why);
  if (meant === undefined) return fix ? { ...finding, fix } : finding;
  const title = { zhCN: `改为 ${JSON.stringify(meant)}`, enUS: `Write ${JSON.stringify(meant)}` };
  return { ...finding, fix: { path, value: meant, title } };
}

/** What the widget itself says of a value; props that do not fit are told of where they stand. */
function refusal(
  meta: FieldMeta,
  value: unknown,
  props: Readonly<Record<string, unknown>>,
): LocalText | undefined {
  try {
    return meta.check?.(value, props);
  } catch {
    return undefined;
  }
}

/** The value that was meant, where only its kind is wrong. */
function asWanted(value: unknown, { kind }: StaticType): number | boolean | string | undefined {
  if (kind === 'number' && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return Number(value);
  if (kind === 'bool' && (value === 'true' || value === 'false')) return value === 'true';
  return kind === 'text' && typeof value === 'number' ? String(value) : undefined;
}
