import { Button, Checkbox, Input, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FieldRights } from '../../../../schemas/flow/node.ts';
import { rightTitles } from '../../../../schemas/flow/titles.ts';
import type { FieldNode } from '../../../../schemas/node.ts';
import { useModuleForm } from '../../../panel/useModuleForm.ts';
import type { NestingProps } from '../../../settings/controlProps.ts';
import { recordOf } from '../../../settings/recordOf.ts';
import { useFlow } from '../useFlow.ts';
import { flowPanelLocale } from '../panel/panel.locale.ts';

type Right = keyof typeof rightTitles;
const rights = Object.keys(rightTitles) as readonly Right[];
/** More fields than that are found by typing. */
const MANY = 8;

/** What may be done with each field of the form at the step; columns of a field that holds rows below it. */
export const FieldRightsEditor = observer(function FieldRightsEditor(props: NestingProps) {
  const { id, title, value, disabled, change } = props;
  const { model } = useFlow();
  const { form } = useModuleForm(model);
  const { locale } = useRoot();
  const text = useText(flowPanelLocale);
  const [wanted, want] = useState('');
  const written = recordOf(value) as FieldRights;
  const isStart = (model.primary?.value as { type?: unknown } | undefined)?.type === 'start';
  const byDefault: Right = isStart ? 'edit' : 'read';
  if (form === undefined) return <p className="at-settings-default">{text('noFields')}</p>;
  const put = (next: FieldRights): void => change(Object.keys(next).length === 0 ? undefined : next);
  const set = (code: string, right: FieldRights[string] | undefined): void => {
    const { [code]: _before, ...rest } = written;
    put(right === undefined ? rest : { ...rest, [code]: right });
  };
  const titleOf = (field: FieldNode): string => locale.localise(field.title ?? field.name);
  const query = wanted.trim().toLowerCase();
  const shown = form.fields.filter((field) =>
    `${titleOf(field)} ${field.name}`.toLowerCase().includes(query),
  );
  const all = (right: Right | undefined): void => {
    if (right === undefined) change(undefined);
    else put({ ...written, ...Object.fromEntries(shown.map(({ name }) => [name, right])) });
  };
  return (
    <div role="group" aria-label={title} className="at-flowpanel-lines">
      {form.fields.length > MANY && (
        <Input
          size="small"
          allowClear
          aria-label={text('fieldSearch')}
          placeholder={text('fieldSearch')}
          value={wanted}
          onChange={({ target }) => want(target.value)}
        />
      )}
      <div className="at-flowpanel-all">
        {(
          [
            ['allRead', 'read'],
            ['allEdit', 'edit'],
            ['allHidden', 'hidden'],
            ['allDefault', undefined],
          ] as const
        ).map(([key, right]) => (
          <Button key={key} size="small" type="link" disabled={disabled} onClick={() => all(right)}>
            {text(key)}
          </Button>
        ))}
      </div>
      {shown.map((field, at) => (
        <FieldRight
          key={field.name}
          id={at === 0 ? id : undefined}
          field={field}
          title={titleOf(field)}
          right={written[field.name]}
          byDefault={byDefault}
          disabled={disabled}
          set={(right) => set(field.name, right)}
        />
      ))}
    </div>
  );
});

interface FieldRightProps {
  id: string | undefined;
  field: FieldNode;
  title: string;
  right: FieldRights[string] | undefined;
  byDefault: Right;
  disabled: boolean;
  set: (right: FieldRights[string] | undefined) => void;
}

function FieldRight({ id, field, title, right, byDefault, disabled, set }: FieldRightProps) {
  const { locale } = useRoot();
  const text = useText(flowPanelLocale);
  const whole = typeof right === 'string' ? { right } : right;
  const columns = (field.children ?? []).filter(
    (each): each is FieldNode => 'name' in each && 'type' in each,
  );
  const given = whole?.columns ?? {};
  const setColumn = (code: string, next: Right | undefined): void => {
    const { [code]: _before, ...rest } = given;
    const kept = next === undefined ? rest : { ...rest, [code]: next };
    const { columns: _columns, ...own } = whole ?? { right: byDefault };
    set(Object.keys(kept).length === 0 ? own : { ...own, columns: kept });
  };
  return (
    <>
      <RightLine
        id={id}
        name={title}
        right={whole?.right}
        byDefault={byDefault}
        disabled={disabled}
        set={(next) => {
          if (next === undefined) set(undefined);
          else set(columns.length === 0 ? next : { ...whole, right: next });
        }}
      />
      {columns.length > 0 && whole !== undefined && whole.right !== 'hidden' && (
        <div role="group" aria-label={text('columnsOf', { field: title })} className="at-flowpanel-inner">
          <Checkbox
            checked={whole.rows === 'fixed'}
            disabled={disabled}
            onChange={({ target }) => {
              const { rows: _rows, ...own } = whole;
              set(target.checked ? { ...own, rows: 'fixed' } : own);
            }}
          >
            {text('fixedRows')}
          </Checkbox>
          {columns.map((column) => (
            <RightLine
              key={column.name}
              id={undefined}
              name={locale.localise(column.title ?? column.name)}
              right={given[column.name]}
              byDefault={whole.right}
              disabled={disabled}
              set={(next) => setColumn(column.name, next)}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface RightLineProps extends Pick<FieldRightProps, 'id' | 'byDefault' | 'disabled'> {
  name: string;
  right: Right | undefined;
  set: (right: Right | undefined) => void;
}

/** One field or column by its title, with the right to it. */
function RightLine({ id, name, right, byDefault, disabled, set }: RightLineProps) {
  const { locale } = useRoot();
  const text = useText(flowPanelLocale);
  return (
    <div className="at-flowpanel-line">
      <span title={name}>{name}</span>
      <Select<Right>
        {...(id !== undefined && { id })}
        size="small"
        allowClear
        aria-label={text('fieldOf', { field: name })}
        placeholder={locale.localise(rightTitles[byDefault])}
        value={right ?? null}
        options={rights.map((each) => ({ value: each, label: locale.localise(rightTitles[each]) }))}
        disabled={disabled}
        popupMatchSelectWidth={false}
        onChange={(next: Right | undefined) => set(next)}
      />
    </div>
  );
}
