import { Button, Flex, Spin, Typography } from 'antd';
import type { ReactElement } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { OptionList } from '../../../schemas/prop.ts';
import { inputLocale } from './input.locale.ts';

/** What a dropdown shows in place of its menu while options load, and after they failed to. */
export function OptionsState({
  status,
  retry,
  children,
}: {
  status: OptionList['status'];
  retry: () => void;
  children: ReactElement;
}) {
  const text = useText(inputLocale);
  if (status === 'ready') return children;
  return (
    <Flex align="center" justify="center" gap="small" style={{ padding: 12 }} role="status">
      {status === 'loading' ? (
        <>
          <Spin size="small" />
          <Typography.Text type="secondary">{text('loading')}</Typography.Text>
        </>
      ) : (
        <>
          <Typography.Text type="danger">{text('optionsFailed')}</Typography.Text>
          <Button size="small" onClick={retry}>
            {text('retry')}
          </Button>
        </>
      )}
    </Flex>
  );
}
