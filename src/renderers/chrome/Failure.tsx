import { CloseCircleOutlined, InfoCircleOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Flex, theme, type GlobalToken } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import type { FailureProps } from '../../runtime/render/chrome.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { chromeLocale } from './chrome.locale.ts';

/**
 * Says that something could not be fetched or drawn, and offers to try again where that may help. Whoever looks at a shared
 * page is told why there is nothing, without alarm: nothing went wrong.
 */
export const Failure = observer(function Failure({
  title,
  description,
  retry,
  busy = false,
  reload,
  inline = false,
}: FailureProps) {
  const { token } = theme.useToken();
  const text = useText(chromeLocale);
  const calm = useRoot().session.sharedPage !== undefined && !retry && description !== undefined;
  const Sign = calm ? InfoCircleOutlined : CloseCircleOutlined;
  const small = inline ? ({ size: 'small' } as const) : {};
  return (
    <Flex
      role={calm ? 'note' : 'alert'}
      {...(inline ? line(token) : block(token))}
      style={{
        overflowWrap: 'anywhere',
        ...(inline
          ? { minHeight: token.controlHeight }
          : { padding: `${String(token.paddingXL)}px ${String(token.padding)}px`, textAlign: 'center' }),
      }}
    >
      <Flex {...(inline ? { align: 'baseline', gap: token.marginXS } : block(token))}>
        <Sign
          aria-hidden
          aria-label={undefined}
          style={{
            fontSize: inline ? token.fontSize : token.sizeXL,
            color: calm ? token.colorTextTertiary : token.colorError,
          }}
        />
        {!calm && (
          <div style={{ color: token.colorText, ...(inline ? {} : { fontWeight: token.fontWeightStrong }) }}>
            {title}
          </div>
        )}
      </Flex>
      {description && (
        <div
          style={{
            color: token.colorTextSecondary,
            overflowWrap: 'anywhere',
            ...(inline ? { flexBasis: '100%' } : { maxWidth: 480 }),
          }}
        >
          {description}
        </div>
      )}
      {(retry ?? reload) && (
        <Flex wrap justify="center" gap={token.marginXS} style={inline ? {} : { marginTop: token.marginXS }}>
          {retry && (
            <Button
              {...small}
              icon={<ReloadOutlined aria-hidden aria-label={undefined} />}
              loading={busy}
              onClick={retry}
            >
              {text('retry')}
            </Button>
          )}
          {reload && (
            <Button {...small} onClick={reload}>
              {text('reload')}
            </Button>
          )}
        </Flex>
      )}
    </Flex>
  );
});

/** On a page, a list or a form of its own. */
const block = (token: GlobalToken) => ({ vertical: true, align: 'center', gap: token.marginXS }) as const;

/** Among the widgets of a page, or in a field. */
const line = (token: GlobalToken) =>
  ({ wrap: true, align: 'center', gap: `${String(token.marginXXS)}px ${String(token.marginXS)}px` }) as const;
