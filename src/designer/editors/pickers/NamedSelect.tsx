import { Alert, Button } from 'antd';
import { SearchSelect } from '../../../renderers/shared/typing/SearchSelect.tsx';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { Loaded } from '../../../runtime/render/useLoaded.ts';
import { pickersLocale } from './pickers.locale.ts';

export interface NamedOption {
  readonly value: string;
  readonly label: string;
  /** Under which heading it is offered. */
  readonly group?: string;
}

export interface NamedSelectProps {
  id: string;
  title: string;
  value: string | undefined;
  /** What it is called where it is not among what is offered. */
  shown?: string | undefined;
  placeholder: string;
  /** May be left empty. */
  optional: boolean;
  disabled: boolean;
  invalid: boolean;
  offered: readonly NamedOption[];
  /** Of the list, where it is fetched. */
  status?: Loaded<unknown> | undefined;
  look?: () => void;
  change: (value: string | undefined) => void;
}

/** Chooses something by what people call it, its code beside; what is to choose may be on its way, or not come. */
export function NamedSelect(props: NamedSelectProps) {
  const { id, title, value, shown, placeholder, optional, disabled, invalid, offered, status, look, change } =
    props;
  const text = useText(pickersLocale);
  const option = ({ value: code, label }: NamedOption) => ({
    value: code,
    search: `${label} ${code}`,
    name: label,
    label: label === code ? code : <Called name={label} code={code} />,
  });
  const groups = [...new Set(offered.map(({ group }) => group))];
  const isGrouped = groups.some((group) => group !== undefined);
  const options = isGrouped
    ? groups.map((group) => ({
        label: group ?? '',
        options: offered.filter((each) => each.group === group).map(option),
      }))
    : offered.map(option);
  const called = offered.find((each) => each.value === value)?.label ?? shown ?? value;
  const none =
    status?.status === 'failed' ? (
      <Alert
        type="error"
        message={text('failed', { why: messageOf(status.error) })}
        action={<Button onClick={look}>{text('retry')}</Button>}
      />
    ) : (
      text(status?.status === 'loading' ? 'loading' : 'none')
    );
  return (
    <SearchSelect<string | null>
      id={id}
      size="small"
      className="at-settings-wide"
      by="search"
      aria-label={title}
      allowClear={optional}
      placeholder={placeholder}
      value={value ?? null}
      labelRender={() => <>{called}</>}
      loading={status?.status === 'loading'}
      options={options}
      notFoundContent={none}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      onOpenChange={(open) => {
        if (open) look?.();
      }}
      onChange={(chosen) => change(chosen ?? undefined)}
    />
  );
}

const Called = ({ name, code }: { name: string; code: string }) => (
  <span className="at-picked">
    {name} <code>{code}</code>
  </span>
);
