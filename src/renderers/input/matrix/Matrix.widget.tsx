import { Radio, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { FilledFilter } from '../shared/FilledFilter.tsx';
import { groupAttributes } from '../shared/groupAttributes.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import type { matrixMeta } from './Matrix.meta.ts';
import { answersIn } from './matrixText.meta.ts';

/** A table of radios on a wide screen; on a phone each row stands over its choices. */
export default observer(function Matrix(widget: RendererProps<typeof matrixMeta>) {
  const input = useInput(widget);
  const text = useText(inputLocale);
  const { locale, theme: device } = useRoot();
  const { token } = theme.useToken();
  const { rows, choices } = widget.props;
  if (input.filter) return <FilledFilter input={input} />;
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  const answers = answersIn(input.value);
  const { id, disabled, status } = input.attributes;
  const phone = device.device === 'mobile';
  const line = `1px solid ${token.colorBorderSecondary}`;
  const answer = (row: string, choice: string): void => input.change({ ...answers, [row]: choice });
  const columns = `minmax(96px, 2fr) repeat(${choices.length}, minmax(56px, 1fr))`;
  const grid = phone
    ? ({ display: 'flex', flexDirection: 'column' } as const)
    : ({ display: 'grid', gridTemplateColumns: columns, alignItems: 'center' } as const);
  const cell = { padding: `${token.paddingXS}px ${token.paddingSM}px` };
  return (
    <div
      id={id}
      {...groupAttributes(input)}
      style={{
        overflowX: 'auto',
        border: `1px solid ${status === 'error' ? token.colorError : token.colorBorderSecondary}`,
        borderRadius: token.borderRadius,
      }}
    >
      {!phone && (
        <div aria-hidden style={{ ...grid, background: token.colorFillQuaternary }}>
          <span />
          {choices.map(({ value, label }) => (
            <span key={value} style={{ ...cell, textAlign: 'center' }}>
              {locale.localise(label)}
            </span>
          ))}
        </div>
      )}
      {rows.map((row) => {
        const name = locale.localise(row.label);
        return (
          <div key={row.value} role="radiogroup" aria-label={name} style={{ ...grid, borderTop: line }}>
            <span style={{ ...cell, overflowWrap: 'anywhere' }}>{name}</span>
            {choices.map(({ value, label }) => (
              <Radio
                key={value}
                name={`${id ?? widget.node.source.id}-${row.value}`}
                aria-label={locale.localise(label)}
                disabled={disabled}
                checked={answers[row.value] === value}
                style={phone ? cell : { margin: 'auto' }}
                onChange={() => answer(row.value, value)}
              >
                {
                  // Null would be a label too, with the room of one.
                  phone ? locale.localise(label) : undefined
                }
              </Radio>
            ))}
          </div>
        );
      })}
      {rows.length === 0 && (
        <div style={{ ...cell, color: token.colorTextSecondary }}>{text('noOptions')}</div>
      )}
    </div>
  );
});
