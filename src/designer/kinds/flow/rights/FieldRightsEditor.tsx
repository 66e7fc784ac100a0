import { Button, Checkbox, Input, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  hasFixedRows,
  type RightsNode,
  usualRight,
  withRight,
  withRows,
  writtenRight,
} from '../../../../documents/edit/stepRights.ts';
import type { Right } from '../../../../documents/flow/fieldRights.ts';
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
  const { type = 'approve' } = (model.primary?.value ?? {}) as Partial<RightsNode>;
  const usual = usualRight({ type });
  if (form === undefined) return <p className="at-settings-default">{text('noFields')}</p>;
  const put = (next: FieldRights): void => change(Object.keys(next).length === 0 ? undefined : next);
  const titleOf = (field: FieldNode): string => locale.localise(field.title ?? field.name);
  const query = wanted.trim().toLowerCase();
  const shown = form.fields.filter((field) =>
    `${titleOf(field)} ${field.name}`.toLowerCase().includes(query),
  );
  const setAll = (right: Right): void =>
    put(shown.reduce((made, { name }) => withRight(made, { field: name }, right, usual), written));
  /** Nothing is said any more of the fields that are shown; without a search, of none at all. */
  const clearAll = (): void => {
    const codes = new Set(shown.map(({ name }) => name));
    put(Object.fromEntries(Object.entries(written).filter(([code]) => query !== '' && !codes.has(code))));
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
          ] as const
        ).map(([key, right]) => (
          <Button key={key} size="small" type="link" disabled={disabled} onClick={() => setAll(right)}>
            {text(key)}
          </Button>
        ))}
        <Button size="small" type="link" disabled={disabled} onClick={clearAll}>
          {text('allDefault')}
        </Button>
      </div>
      {shown.map((field, at) => (
        <FieldRight
          key={field.name}
          id={at === 0 ? id : undefined}
          field={field}
          title={titleOf(field)}
          written={written}
          usual={usual}
          disabled={disabled}
          put={put}
        />
      ))}
    </div>
  );
});

interface FieldRightProps {
  id: string | undefined;
  field: FieldNode;
  title: string;
  /** Of all fields at the step. */
  written: FieldRights;
  /** What holds where the step says nothing of a field. */
  usual: Right;
  disabled: boolean;
  put: (written: FieldRights) => void;
}

function FieldRight({ id, field, title, written, usual, disabled, put }: FieldRightProps) {
  const { locale } = useRoot();
  const text = useText(flowPanelLocale);
  const place = { field: field.name };
  const right = writtenRight(written, field.name);
  const columns = (field.children ?? []).filter(
    (each): each is FieldNode => 'name' in each && 'type' in each,
  );
  return (
    <>
      <RightLine
        id={id}
        name={title}
        right={right}
        byDefault={usual}
        disabled={disabled}
        set={(next) => put(withRight(written, place, next, usual))}
      />
      {columns.length > 0 && (right ?? usual) !== 'hidden' && (
        <div role="group" aria-label={text('columnsOf', { field: title })} className="at-flowpanel-inner">
          <Checkbox
            checked={hasFixedRows(written, field.name)}
            disabled={disabled}
            onChange={({ target }) => put(withRows(written, place, target.checked, usual))}
          >
            {text('fixedRows')}
          </Checkbox>
          {columns.map(({ name, title: called = name }) => (
            <RightLine
              key={name}
              id={undefined}
              name={locale.localise(called)}
              right={writtenRight(written, field.name, name)}
              byDefault={right ?? usual}
              disabled={disabled}
              set={(next) => put(withRight(written, { ...place, column: name }, next, usual))}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface RightLineProps extends Pick<FieldRightProps, 'id' | 'disabled'> {
  name: string;
  right: Right | undefined;
  byDefault: Right;
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
