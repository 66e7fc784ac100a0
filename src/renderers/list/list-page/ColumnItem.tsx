import { HolderOutlined, VerticalLeftOutlined, VerticalRightOutlined } from '@ant-design/icons';
import { Button, Checkbox, theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import type { Pin } from './columnChoice.ts';
import type { Column } from './columns.ts';
import { columnsLocale } from './columns.locale.ts';
import { useSortable } from './Sortable.tsx';

interface ColumnItemProps {
  column: Column;
  title: string;
  /** Stands first of those at its edge, or of the others. */
  begins: boolean;
  /** The only one that is shown: a list without columns would be none. */
  last: boolean;
  show: (shown: boolean) => void;
  /** Absent where nothing can be pinned. */
  pin?: (pin: Pin) => void;
}

/** One column in the settings: its grip, whether it shows, which edge it keeps to. */
export function ColumnItem({ column, title, begins, last, show, pin }: ColumnItemProps) {
  const { token } = theme.useToken();
  const text = useText(columnsLocale);
  const { item, grip, style } = useSortable(column.code);
  return (
    <li
      ref={item}
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: token.marginXXS,
        background: token.colorBgElevated,
        borderTop: `1px solid ${begins ? token.colorSplit : 'transparent'}`,
        ...style,
      }}
    >
      <button
        type="button"
        aria-label={text('move', { name: title })}
        {...grip}
        style={{
          padding: token.paddingXXS,
          border: 0,
          background: 'none',
          color: token.colorTextTertiary,
          cursor: 'grab',
          outlineOffset: -2,
          touchAction: 'none',
        }}
      >
        <HolderOutlined aria-hidden />
      </button>
      <Checkbox
        checked={column.shown}
        disabled={last}
        style={{ flex: 1, minWidth: 0 }}
        onChange={(event) => show(event.target.checked)}
      >
        {title}
      </Checkbox>
      {pin && (
        <>
          <PinButton side="left" column={column} label={text('pinLeft', { name: title })} pin={pin} />
          <PinButton side="right" column={column} label={text('pinRight', { name: title })} pin={pin} />
        </>
      )}
    </li>
  );
}

function PinButton({
  side,
  column,
  label,
  pin,
}: {
  side: 'left' | 'right';
  column: Column;
  label: string;
  pin: (pin: Pin) => void;
}) {
  const { token } = theme.useToken();
  const pressed = column.pin === side;
  return (
    <Button
      type="text"
      size="small"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      style={{ color: pressed ? token.colorPrimary : token.colorTextTertiary }}
      icon={side === 'left' ? <VerticalRightOutlined /> : <VerticalLeftOutlined />}
      onClick={() => pin(pressed ? 'none' : side)}
    />
  );
}
