import { useCallback } from 'react';
import { Type } from 'typebox';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { ConditionBuilder } from '../../renderers/input/shared/conditionBuilder/ConditionBuilder.tsx';
import type { RuleSet } from '../../schemas/condition.ts';
import type { CallInput, CallOutput } from '../../schemas/wire/interface.ts';
import { JsonControl } from '../settings/JsonControl.tsx';
import { ListControl } from '../settings/ListControl.tsx';
import { plainItem } from '../settings/plainItem.ts';
import type { FieldFindings } from '../fields/FieldFindings.ts';
import type { ControlAttributes } from '../fields/controlAttributes.ts';
import { useTitled } from '../fields/useTitled.ts';
import { ValueInput } from '../fields/ValueInput.tsx';
import { fits, type Order } from './given.ts';
import { fieldsOf } from './places.ts';
import { stepLocale } from './step.locale.ts';

interface FixedValueProps {
  type: CallInput['type'];
  /** Null: none yet. */
  value: unknown;
  /** Of what is called: what conditions, orders and choices of columns are made of. */
  columns: readonly CallOutput[];
  attributes: ControlAttributes & { 'aria-label': string };
  /** Of the definition, dotted. */
  path: string;
  findings: FieldFindings;
  change: (value: unknown) => void;
}

/** A value that is handed on as it stands here; one that the control of its type cannot show is written as JSON. */
export function FixedValue({ type, value, columns, attributes, path, findings, change }: FixedValueProps) {
  const text = useText(stepLocale);
  const titled = useTitled();
  const told = useCallback(
    (why: string | undefined) => {
      findings.hold(path, why);
    },
    [findings, path],
  );
  const shared = {
    ...attributes,
    className: 'at-field-wide',
    placeholder: text('chooseColumns'),
  };
  const item = type === 'list' && (value === null || value === undefined) ? Type.String() : plainItem(value);
  if (item !== undefined && isOfJson(type)) {
    return (
      <ListControl
        id={attributes.id}
        title={attributes['aria-label']}
        value={value}
        item={item}
        disabled={false}
        invalid={attributes['aria-invalid']}
        change={(next) => change(next ?? null)}
      />
    );
  }
  if (isOfJson(type) || !fits(type, value)) {
    return (
      <JsonControl
        id={attributes.id}
        title={attributes['aria-label']}
        size="middle"
        value={value ?? undefined}
        disabled={false}
        invalid={attributes['aria-invalid']}
        change={(next) => change(next ?? null)}
        told={told}
      />
    );
  }
  switch (type) {
    case 'conditions':
      return (
        <ConditionBuilder
          id={attributes.id}
          label={attributes['aria-label']}
          describedBy={attributes['aria-describedby']}
          invalid={attributes['aria-invalid']}
          fields={fieldsOf(columns, titled)}
          value={(value ?? undefined) as RuleSet | undefined}
          allowExpressions
          onChange={(rules) => change(rules ?? null)}
        />
      );
    case 'fields':
      return (
        <SearchSelect<string[]>
          {...shared}
          mode="multiple"
          value={(value ?? []) as string[]}
          options={columns.map((column) => ({ value: column.name, label: titled(column) }))}
          onChange={(next) => change(next.length === 0 ? null : next)}
        />
      );
    case 'sort':
      return (
        <SearchSelect<string[]>
          {...shared}
          mode="multiple"
          value={((value ?? []) as Order[]).map(({ field, order }) => `${field} ${order}`)}
          options={columns.flatMap((column) => {
            const named = { column: titled(column) };
            return [
              { value: `${column.name} asc`, label: text('ascending', named) },
              { value: `${column.name} desc`, label: text('descending', named) },
            ];
          })}
          onChange={(next) => change(next.length === 0 ? null : next.map(orderOf))}
        />
      );
    default:
      return (
        <ValueInput
          type={type}
          value={value}
          attributes={attributes}
          change={(next) => change(next ?? (type === 'text' ? '' : null))}
        />
      );
  }
}

/** Types whose values have no control of their own. */
const isOfJson = (type: CallInput['type']): type is 'json' | 'list' | 'record' =>
  type === 'json' || type === 'list' || type === 'record';

function orderOf(chosen: string): Order {
  const [field = '', order] = chosen.split(' ');
  return { field, order: order === 'desc' ? 'desc' : 'asc' };
}
