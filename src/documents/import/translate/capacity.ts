import type { ColumnType, RendererMeta } from '../../../schemas/rendererMeta.ts';
import type { FieldNode, Rule } from '../../../schemas/node.ts';
import type { LocalText } from '../../../schemas/text.ts';
import { importFinding } from '../read/findings.ts';
import { isNumber } from '../read/json.ts';
import type { Run } from '../read/run.ts';

const COLUMNS: Readonly<Record<ColumnType, LocalText>> = {
  text: { zhCN: '文字', enUS: 'text' },
  number: { zhCN: '数字', enUS: 'number' },
  bool: { zhCN: '是或否', enUS: 'boolean' },
  date: { zhCN: '日期', enUS: 'date' },
  datetime: { zhCN: '日期时间', enUS: 'date and time' },
  list: { zhCN: '列表', enUS: 'list' },
  user: { zhCN: '人员', enUS: 'people' },
  json: { zhCN: '结构', enUS: 'structure' },
};

/** Columns that hold the values of a type as they are. */
const HOLDING: Readonly<Record<string, readonly ColumnType[]>> = {
  number: ['number'],
  integer: ['number'],
  boolean: ['bool'],
  string: ['text', 'date', 'datetime', 'list', 'user', 'json'],
};

/** Whether a field holds the values of a type as they are; else that is told. */
export function holdsType(type: string, { field }: RendererMeta, path: string, run: Run): boolean {
  const holding = Object.hasOwn(HOLDING, type) ? HOLDING[type] : undefined;
  const column = field?.column ?? null;
  if (holding === undefined || column === null || holding.includes(column)) return true;
  run.report(importFinding('TYPE_CHANGED', path, { type, kept: COLUMNS[column] }));
  return false;
}

/** Keeps what a field of plain JSON Schema can hold less of than its schema allows, to be told of once for all. */
export function gatherLimits(node: FieldNode, meta: RendererMeta, rules: readonly Rule[], run: Run): void {
  const { field, imports, props } = meta;
  if (run.formily || !field) return;
  const name = run.table === undefined ? node.name : `${run.table}.${node.name}`;
  const limitOf = (rule: Rule['rule']): number =>
    Math.min(...rules.flatMap((each) => (each.rule === rule && isNumber(each.value) ? [each.value] : [])));
  if (field.column === 'text' && field.hasOptions !== true) {
    const most = 'maxLength' in field.value ? Number(field.value.maxLength) : Infinity;
    if (limitOf('maxLength') > most) run.gather('CAPACITY.text', `${name} (${String(most)})`);
  }
  if (field.column === 'number') {
    const whole = rules.some(({ rule }) => rule === 'integer');
    if (!whole || limitOf('max') >= 1e15) run.gather('CAPACITY.number', name);
  }
  const prop = imports?.limits?.maxItems;
  const usual = prop === undefined ? undefined : props[prop]?.fallback;
  if (prop !== undefined && isNumber(usual) && node.props?.[prop] === undefined)
    run.gather('CAPACITY.rows', `${name} (${String(usual)})`);
}
