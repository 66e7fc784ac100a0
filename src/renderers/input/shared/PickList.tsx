import { Checkbox, Input, theme, Typography } from 'antd';
import { useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { Choice } from './choices.ts';
import { pickListLocale } from './pickList.locale.ts';
import { useComposed } from '../../../runtime/render/useComposed.ts';

/** A framed list of options to tick, with a search and a box that ticks all that are in sight. */
export function PickList({
  title,
  choices,
  ticked,
  change,
  disabled,
  searchable,
  height,
  invalid = false,
  heading,
}: {
  /** For the names of what is in it. */
  title: string;
  choices: readonly Choice[];
  ticked: readonly string[];
  change: (ticked: string[]) => void;
  disabled: boolean;
  searchable: boolean;
  /** The list scrolls beyond; exactly this high where `heading` says what the list is. */
  height: number;
  invalid?: boolean;
  heading?: string;
}) {
  const text = useText(pickListLocale);
  const { token } = theme.useToken();
  const [sought, seek] = useState('');
  const word = useComposed(sought).trim().toLowerCase();
  const shown = choices.filter(({ label }) => label.toLowerCase().includes(word));
  const open = shown.filter((choice) => choice.disabled !== true).map(({ value }) => value);
  const inSight = open.filter((value) => ticked.includes(value));
  const put = (values: ReadonlySet<string>): void =>
    change(choices.map(({ value }) => value).filter((value) => values.has(value)));
  const tick = (values: readonly string[], on: boolean): void =>
    put(new Set(on ? [...ticked, ...values] : ticked.filter((one) => !values.includes(one))));
  const line = { padding: `${token.paddingXXS}px ${token.paddingSM}px` };
  const rule = `1px solid ${token.colorBorderSecondary}`;
  return (
    <div
      style={{
        flex: 1,
        minWidth: 0,
        background: token.colorBgContainer,
        border: `1px solid ${invalid ? token.colorError : token.colorBorder}`,
        borderRadius: token.borderRadius,
      }}
    >
      <div
        style={{
          ...line,
          display: 'flex',
          justifyContent: 'space-between',
          gap: token.marginXS,
          borderBottom: rule,
        }}
      >
        <Checkbox
          aria-label={text('all', { title })}
          disabled={disabled || open.length === 0}
          checked={open.length > 0 && inSight.length === open.length}
          indeterminate={inSight.length > 0 && inSight.length < open.length}
          onChange={({ target }) => tick(open, target.checked)}
        >
          {heading}
        </Checkbox>
        <Typography.Text type="secondary">
          {text('counted', { n: ticked.length, all: choices.length })}
        </Typography.Text>
      </div>
      {searchable && (
        <div style={line}>
          <Input
            size="small"
            role="searchbox"
            allowClear
            aria-label={text('search', { title })}
            placeholder={text('searchHere')}
            value={sought}
            onChange={({ target }) => seek(target.value)}
          />
        </div>
      )}
      <ul
        aria-label={title}
        style={{
          margin: 0,
          padding: `${token.paddingXXS}px 0`,
          listStyle: 'none',
          overflowY: 'auto',
          ...(heading === undefined ? { maxHeight: height } : { height }),
        }}
      >
        {shown.map((choice) => (
          <li key={choice.value} style={line}>
            <Checkbox
              disabled={disabled || choice.disabled === true}
              checked={ticked.includes(choice.value)}
              onChange={({ target }) => tick([choice.value], target.checked)}
            >
              <span style={{ overflowWrap: 'anywhere' }}>{choice.label}</span>
            </Checkbox>
          </li>
        ))}
        {shown.length === 0 && (
          <li style={{ ...line, color: token.colorTextSecondary }}>
            {text(choices.length === 0 ? 'none' : 'notFound')}
          </li>
        )}
      </ul>
    </div>
  );
}
