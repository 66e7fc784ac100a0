import { CloseOutlined } from '@ant-design/icons';
import { Button, Flex, Tag, theme } from 'antd';
import { useText } from '../../../../runtime/locale/useText.ts';
import { DayInput } from '../DayInput.tsx';
import { DAY_FORMAT } from '../day.ts';
import type { InputAttributes } from '../useInput.ts';
import { conditionBuilderLocale } from './conditionBuilder.locale.ts';

/**
 * Several days, one added after the other by picking or typing it, each taken away by its own button. The calendar of
 * several days that the design system has cannot be typed into, nor reached by the keyboard.
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
  return (
    <Flex vertical gap={token.marginXXS}>
      <DayInput
        attributes={{ ...attributes, 'aria-label': label }}
        placeholder={text(days.length === 0 ? 'choose' : 'addDay')}
        value={null}
        change={(day) => {
          const added = day?.format(DAY_FORMAT);
          if (added !== undefined && !days.includes(added)) change([...days, added].sort());
        }}
        leave={() => undefined}
      />
      {days.length > 0 && (
        <Flex wrap gap={token.marginXXS} role="list" aria-label={label}>
          {days.map((day) => (
            <Tag key={day} role="listitem" style={{ margin: 0 }}>
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
