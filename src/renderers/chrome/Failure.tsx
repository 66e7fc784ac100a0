import { CloseCircleOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Flex, theme } from 'antd';
import { useText } from '../../runtime/locale/useText.ts';
import type { FailureProps } from '../../runtime/render/chrome.ts';
import { chromeLocale } from './chrome.locale.ts';

/** Says that something could not be fetched or drawn, and offers to try again where that may help. */
export function Failure({ title, description, retry }: FailureProps) {
  const { token } = theme.useToken();
  const text = useText(chromeLocale);
  return (
    <Flex
      vertical
      align="center"
      gap={token.marginXS}
      role="alert"
      style={{ padding: `${token.paddingXL}px ${token.padding}px`, textAlign: 'center' }}
    >
      <CloseCircleOutlined
        aria-hidden
        aria-label={undefined}
        style={{ fontSize: token.sizeXL, color: token.colorError }}
      />
      <div style={{ color: token.colorText, fontWeight: token.fontWeightStrong }}>{title}</div>
      {description && (
        <div style={{ color: token.colorTextSecondary, overflowWrap: 'anywhere', maxWidth: 480 }}>
          {description}
        </div>
      )}
      {retry && (
        <Button
          icon={<ReloadOutlined aria-hidden aria-label={undefined} />}
          onClick={retry}
          style={{ marginTop: token.marginXS }}
        >
          {text('retry')}
        </Button>
      )}
    </Flex>
  );
}
