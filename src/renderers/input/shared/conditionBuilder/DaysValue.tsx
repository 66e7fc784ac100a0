import { CloseOutlined } from '@ant-design/icons';
import { Button, Flex, Tag, theme } from 'antd';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { ClipboardEvent } from 'react';
import { DayInput } from '../DayInput.tsx';
import { DAY_FORMAT } from '../day.ts';
import type { InputAttributes } from '../useInput.ts';
import { conditionBuilderLocale } from './conditionBuilder.locale.ts';
import { isTime } from './fault.meta.ts';
import { readDays } from './writtenDays.ts';

/**
 * Several days, added by picking, typing or pasting them, each taken away by its own button. The calendar of several
 * days that the design system has cannot be typed into, nor reached by the keyboard.
 */
export function DaysValue({
  label,
  attributes,
  days,
  change,
}: {
  label: string;
  attributes: InputAttributes;
  /** As they are written, whatever is wrong with them. */
  days: readonly string[];
  change: (days: readonly string[]) => void;
}) {
  const text = useText(conditionBuilderLocale);
  const { token } = theme.useToken();
  const add = (added: readonly string[]): void => {
    const all = new Set([...days, ...added]);
    if (all.size > days.length) change([...all].sort());
  };
  // A box of one line would join the lines of what is pasted.
  const paste = (event: ClipboardEvent): void => {
    const pasted = readDays(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    add(pasted);
  };
  return (
    <Flex vertical gap={token.marginXXS} onPaste={paste}>
      <DayInput
        attributes={{ ...attributes, 'aria-label': label }}
        placeholder={text(days.length === 0 ? 'choose' : 'addDay')}
        value={null}
        change={(day) => add(day ? [day.format(DAY_FORMAT)] : [])}
        takeText={(written) => add(readDays(written))}
        leave={() => undefined}
      />
      {days.length > 0 && (
        <Flex wrap gap={token.marginXXS} role="list" aria-label={label}>
          {days.map((day) => (
            <Tag
              key={day}
              role="listitem"
              {...(isTime(day) ? {} : { color: 'error' })}
              style={{ margin: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            >
              {day}
              <Button
                type="text"
                size="small"
                icon={<CloseOutlined aria-hidden style={{ fontSize: token.fontSizeIcon }} />}
                style={{ width: 18, height: 18, marginInlineEnd: -4 }}
                aria-label={text('removeDay', { day })}
                disabled={attributes.disabled}
                onClick={() => change(days.filter((one) => one !== day))}
              />
            </Tag>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
