import { Button, Flex, Typography } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { inputLocale } from './input.locale.ts';

/** In place of a list that could not be loaded: what failed, and another attempt. */
export function ListFailed({ message, retry }: { message: string; retry: () => void }) {
  const text = useText(inputLocale);
  return (
    <Flex align="center" gap="small" role="status">
      <Typography.Text type="danger">{message}</Typography.Text>
      <Button size="small" onClick={retry}>
        {text('retry')}
      </Button>
    </Flex>
  );
}
