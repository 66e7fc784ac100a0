import { DeleteOutlined, DownOutlined, PlusOutlined, RightOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { InnerPlace } from './InnerPlace.tsx';
import { rowText } from './rowText.ts';
import { settingsLocale } from './settings.locale.ts';

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
  /** What an entry is known by where the list comes back in another order; absent: by its place. */
  known?: (value: unknown) => string;
  draw: (value: unknown, change: (value: unknown) => void) => ReactNode;
  /** Undefined where no entry is left. */
  change: (list: unknown) => void;
}

/** Rows that are added, moved, removed and unfolded, one at a time. */
export function Rows(props: RowsProps) {
  const { title, list, disabled, most, least = 0, added, called, known, draw, change } = props;
  const { locale } = useRoot();
  const text = useText(settingsLocale);
  const [open, setOpen] = useState<number | string>();
  const keyOf = (value: unknown, at: number): number | string => known?.(value) ?? at;
  const put = (next: readonly unknown[]): void => change(next.length === 0 ? undefined : next);
  const move = (from: number, to: number): void => {
    const next = [...list];
    next.splice(to, 0, ...next.splice(from, 1));
    put(next);
    if (known === undefined) setOpen((now) => (now === from ? to : now === to ? from : now));
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
            const isOpen = open === keyOf(each, at);
            const label = name === '' ? text('entryAt', { at: at + 1 }) : name;
            return (
              <li key={at} aria-label={label} data-open={isOpen}>
                <div className="at-settings-row">
                  <button
                    type="button"
                    className="at-plain at-settings-row-name"
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? undefined : keyOf(each, at))}
                  >
                    {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
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
                {isOpen && (
                  <div className="at-settings-row-body">
                    <InnerPlace step={at}>
                      {draw(each, (next) => {
                        put(list.map((one, index) => (index === at ? next : one)));
                        setOpen(keyOf(next, at));
                      })}
                    </InnerPlace>
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
          const entry = added();
          put([...list, entry]);
          setOpen(keyOf(entry, list.length));
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
