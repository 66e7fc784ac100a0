import type { TObject, TSchema } from 'typebox';
import { ruleOf } from '../envelope/formats.ts';

/** What is read of a schema. */
interface Schema {
  readonly type?: string;
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly uniqueItems?: boolean;
}

/** Values that one cell names; of more it says how many there are. */
const MOST_NAMED = 12;

/** The members of a payload as the rows of a table, those of objects within it by their paths; empty without members. */
export function parameterTable(param: TObject): string {
  const rows = rowsOf(param, '');
  if (rows.length === 0) return '';
  return [
    '| member | type | required | what it is, and its limits |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** What a value is and its limits, in one line. */
export function valueText(schema: TSchema): string {
  const limits = limitsOf(schema);
  return limits === '' ? typeOf(schema) : `${typeOf(schema)}: ${limits}`;
}

function rowsOf({ properties = {}, required = [] }: Schema, before: string): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const at = `${before}${name}`;
    const cells = [`\`${at}\``, typeOf(schema), required.includes(name) ? 'yes' : '', limitsOf(schema)];
    const row = `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    if (isRuleSet(schema)) return [row];
    return [row, ...rowsOf(schema, `${at}.`), ...rowsOf(schema.items ?? {}, `${at}[].`)];
  });
}

/** Conditions are the same wherever they are taken, and have a page of their own. */
const isRuleSet = ({ properties = {} }: Schema): boolean =>
  'testRule' in properties && 'conditionList' in properties;

function typeOf(schema: Schema): string {
  if (schema.$ref === 'Step') return '[step](decisions/steps.md)';
  if (isRuleSet(schema)) return '[condition set](language/README.md)';
  if (schema.enum) return namedOf(schema.enum);
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.allOf?.[0]) return typeOf(schema.allOf[0]);
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  return schema.type ?? 'any';
}

function namedOf(values: readonly unknown[]): string {
  const named = values.slice(0, MOST_NAMED).map((value) => `\`${JSON.stringify(value)}\``);
  const more = values.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${String(more)} more` : named.join(', ');
}

/** From the one to the other, of a thing; empty where neither is said. */
function span(least: number | undefined, most: number | undefined, thing: string): string {
  if (least === undefined && most === undefined) return '';
  if (most === undefined) return `at least ${String(least)}${thing}`;
  return least === undefined
    ? `at most ${String(most)}${thing}`
    : `${String(least)} to ${String(most)}${thing}`;
}

function limitsOf(schema: Schema): string {
  const { pattern, format, minLength, maxLength, minItems, maxItems, items } = schema;
  const form = pattern === undefined ? '' : (ruleOf(pattern)?.enUS ?? `\`${pattern}\``);
  const within = items === undefined ? '' : limitsOf(items);
  const parts = [
    schema.description ?? '',
    form,
    format ?? '',
    span(minLength, maxLength, ' characters'),
    span(schema.minimum, schema.maximum, ''),
    span(minItems, maxItems, ' elements'),
    span(undefined, schema.maxProperties, ' members'),
    schema.uniqueItems === true ? 'no repeats' : '',
    within === '' ? '' : `each: ${within}`,
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map(limitsOf),
  ];
  return [...new Set(parts)].filter((part) => part !== '').join('; ');
}
