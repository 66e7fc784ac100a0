import { DeleteOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, Flex } from 'antd';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useBuilder } from './BuilderContext.ts';
import { conditionBuilderLocale } from './conditionBuilder.locale.ts';
import { moveRule } from './edit.ts';

/** What can be done with a condition or a group as a whole. */
export function RuleActions({ id, parent, name }: { id: string; parent: string; name: string }) {
  const { disabled, size, change, duplicate, remove } = useBuilder();
  const text = useText(conditionBuilderLocale);
  const items = [
    { key: 'duplicate', label: text('duplicate'), onClick: () => duplicate(id) },
    { key: 'up', label: text('up'), onClick: () => change((root) => moveRule(root, id, -1)) },
    { key: 'down', label: text('down'), onClick: () => change((root) => moveRule(root, id, 1)) },
  ];
  return (
    <Flex flex="none">
      <Dropdown menu={{ items }} trigger={['click']} disabled={disabled} destroyOnHidden>
        <Button
          type="text"
          size={size}
          disabled={disabled}
          aria-label={text('more', { name })}
          aria-haspopup="menu"
          icon={<MoreOutlined aria-hidden aria-label={undefined} />}
        />
      </Dropdown>
      <Button
        type="text"
        size={size}
        disabled={disabled}
        aria-label={text('remove', { name })}
        icon={<DeleteOutlined aria-hidden aria-label={undefined} />}
        onClick={() => remove(id, parent)}
      />
    </Flex>
  );
}
