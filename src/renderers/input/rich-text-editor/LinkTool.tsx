import { Button, Flex, Input, Popover, Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { safeUrl } from '../../../documents/safeUrl.ts';
import { richTextEditorLocale } from './richTextEditor.locale.ts';

/** Asks for the address of a link; one that is no web address is refused. */
export function LinkTool({
  href,
  icon,
  disabled,
  set,
}: {
  href: string | undefined;
  icon: ReactNode;
  disabled: boolean;
  set: (href: string | undefined) => void;
}) {
  const text = useText(richTextEditorLocale);
  const [open, show] = useState(false);
  const [typed, type] = useState('');
  const [wrong, refuse] = useState(false);
  const finish = (): void => {
    const url = safeUrl(typed.trim());
    if (url === undefined || !/^https?:/i.test(url)) {
      refuse(true);
      return;
    }
    set(url);
    show(false);
  };
  return (
    <Popover
      open={open}
      trigger="click"
      destroyOnHidden
      onOpenChange={(next) => {
        type(href ?? 'https://');
        refuse(false);
        show(next && !disabled);
      }}
      content={
        <Flex vertical gap="small" style={{ width: 280, maxWidth: '80vw' }}>
          <Input
            autoFocus
            aria-label={text('address')}
            value={typed}
            status={wrong ? 'error' : ''}
            onChange={({ target }) => {
              type(target.value);
              refuse(false);
            }}
            onPressEnter={(event) => {
              event.preventDefault();
              finish();
            }}
          />
          {wrong && (
            <Typography.Text type="danger" role="alert">
              {text('wrongAddress')}
            </Typography.Text>
          )}
          <Flex gap="small" justify="flex-end">
            {href !== undefined && (
              <Button
                size="small"
                onClick={() => {
                  set(undefined);
                  show(false);
                }}
              >
                {text('unset')}
              </Button>
            )}
            <Button size="small" type="primary" onClick={finish}>
              {text('set')}
            </Button>
          </Flex>
        </Flex>
      }
    >
      <Button
        type="text"
        size="small"
        icon={icon}
        aria-label={text('link')}
        aria-pressed={href !== undefined}
        title={text('link')}
        disabled={disabled}
      />
    </Popover>
  );
}
