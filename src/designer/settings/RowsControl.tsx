import { DeleteOutlined, DownOutlined, PlusOutlined, RightOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { PropsSchema } from '../../schemas/prop.ts';
import { TextSchema } from '../../schemas/textSchema.ts';
import type { Control } from './controlOf.ts';
import type { NestingProps } from './controlProps.ts';
import { propsOf } from './propsOf.ts';
import { recordOf } from './recordOf.ts';
import { rowText } from './rowText.ts';
import { sameSchema, variantOf } from './schemaShape.ts';
import { useFieldsOf } from './SettingsContext.ts';
import { settingsLocale } from './settings.locale.ts';
import { starterOf } from './starterOf.ts';
import { TextControl } from './TextControl.tsx';

interface RowsControlProps extends NestingProps {
  control: Extract<Control, { kind: 'rows' }>;
}

/** A list of objects: a row for each, which unfolds to its members. */
export function RowsControl({ control, List, ...props }: RowsControlProps) {
  const { by, of, item, most, least } = control;
  const fields = useFieldsOf(of);
  const list: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  const taken = new Set(list.map((each) => (by === undefined ? undefined : recordOf(each)[by])));
  const free = fields.find(({ code }) => !taken.has(code))?.code;
  return (
    <Rows
      {...props}
      list={list}
      most={most}
      least={least}
      added={() => starterOf(item, list.length + 1, free)}
      draw={(value, change) => (
        <RowMembers value={value} change={change} control={control} List={List} disabled={props.disabled} />
      )}
    />
  );
}

interface RowMembersProps extends Pick<RowsControlProps, 'control' | 'List' | 'disabled'> {
  value: unknown;
  change: (value: unknown) => void;
}

function RowMembers({ value, change, control: { item, by, of }, List, disabled }: RowMembersProps) {
  const id = useId();
  const text = useText(settingsLocale);
  const schema = variantOf(item, value);
  if (sameSchema(schema, TextSchema) || typeof value === 'string') {
    return (
      <TextControl
        id={id}
        title={text('entry')}
        value={value}
        disabled={disabled}
        invalid={false}
        change={(next) => change(next ?? '')}
      />
    );
  }
  return (
    <List
      schema={withMember(propsOf(schema), by, of)}
      values={recordOf(value)}
      disabled={disabled}
      change={(next = {}) => change(next)}
    />
  );
}

/** The member that names a field is chosen among those of the source. */
function withMember(props: PropsSchema, by: string | undefined, of: string | undefined): PropsSchema {
  const named = by === undefined ? undefined : props[by];
  if (by === undefined || named === undefined) return props;
  return { ...props, [by]: { ...named, kind: 'member', ...(of !== undefined && { of }) } };
}

interface RowsProps {
  title: string;
  list: readonly unknown[];
  disabled: boolean;
  most: number | undefined;
  least?: number;
  /** A new entry. */
  added: () => unknown;
  /** What an entry is called; absent: by the texts in it. */
  called?: (value: unknown) => string;
  draw: (value: unknown, change: (value: unknown) => void) => ReactNode;
  /** Undefined where no entry is left. */
  change: (list: unknown) => void;
}

/** Rows that are added, moved, removed and unfolded, one at a time. */
export function Rows({ title, list, disabled, most, least = 0, added, called, draw, change }: RowsProps) {
  const { locale } = useRoot();
  const text = useText(settingsLocale);
  const [open, setOpen] = useState<number>();
  const put = (next: readonly unknown[]): void => change(next.length === 0 ? undefined : next);
  const move = (from: number, to: number): void => {
    const next = [...list];
    next.splice(to, 0, ...next.splice(from, 1));
    put(next);
    setOpen((now) => (now === from ? to : now === to ? from : now));
  };
  const remove = (at: number): void => {
    put(list.filter((_, each) => each !== at));
    setOpen(undefined);
  };
  return (
    <div role="group" aria-label={title} className="at-settings-rows">
      {list.length > 0 && (
        <ol>
          {list.map((each, at) => {
            const name = called?.(each) ?? rowText(each, locale.locale);
            const label = name === '' ? text('entryAt', { at: at + 1 }) : name;
            return (
              <li key={at} aria-label={label} data-open={open === at}>
                <div className="at-settings-row">
                  <button
                    type="button"
                    className="at-plain at-settings-row-name"
                    aria-expanded={open === at}
                    onClick={() => setOpen(open === at ? undefined : at)}
                  >
                    {open === at ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
                    <span>{label}</span>
                  </button>
                  <RowButton
                    label={text('moveUp', { name: label })}
                    disabled={disabled || at === 0}
                    icon={<UpOutlined aria-hidden />}
                    press={() => move(at, at - 1)}
                  />
                  <RowButton
                    label={text('moveDown', { name: label })}
                    disabled={disabled || at === list.length - 1}
                    icon={<DownOutlined aria-hidden />}
                    press={() => move(at, at + 1)}
                  />
                  <RowButton
                    label={text('removeEntry', { name: label })}
                    disabled={disabled || list.length <= least}
                    icon={<DeleteOutlined aria-hidden />}
                    press={() => remove(at)}
                  />
                </div>
                {open === at && (
                  <div className="at-settings-row-body">
                    {draw(each, (next) => put(list.map((one, index) => (index === at ? next : one))))}
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      )}
      <Button
        size="small"
        type="dashed"
        block
        disabled={disabled || (most !== undefined && list.length >= most)}
        icon={<PlusOutlined aria-hidden />}
        aria-label={text('addEntry', { title })}
        onClick={() => {
          put([...list, added()]);
          setOpen(list.length);
        }}
      >
        {text('add')}
      </Button>
    </div>
  );
}

interface RowButtonProps {
  label: string;
  disabled: boolean;
  icon: ReactNode;
  press: () => void;
}

const RowButton = ({ label, disabled, icon, press }: RowButtonProps) => (
  <Button
    size="small"
    type="text"
    aria-label={label}
    title={label}
    disabled={disabled}
    icon={icon}
    onClick={press}
  />
);
