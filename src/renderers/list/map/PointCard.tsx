import { CloseOutlined } from '@ant-design/icons';
import { Button, theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { mapLocale } from './Map.locale.ts';

/** What the chosen record is, over a corner of the map. */
export function PointCard({
  title,
  description,
  colour,
  open,
  close,
}: {
  title: string;
  description: string;
  colour: string;
  open: (() => void) | undefined;
  close: () => void;
}) {
  const text = useText(mapLocale);
  const { token } = theme.useToken();
  return (
    <article
      aria-label={title}
      style={{
        position: 'absolute',
        insetInlineEnd: token.marginSM,
        insetBlockStart: token.marginSM,
        zIndex: 1,
        width: 240,
        maxWidth: `calc(100% - ${2 * token.marginSM + 48}px)`,
        boxSizing: 'border-box',
        padding: token.paddingSM,
        background: token.colorBgElevated,
        borderRadius: token.borderRadiusLG,
        boxShadow: token.boxShadowSecondary,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'baseline', gap: token.marginXS }}>
        <span
          aria-hidden
          style={{ flex: 'none', width: 8, height: 8, borderRadius: '50%', background: colour }}
        />
        <strong style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{title}</strong>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden aria-label={undefined} />}
          aria-label={text('close')}
          onClick={close}
        />
      </div>
      {description && (
        <div style={{ color: token.colorTextSecondary, overflowWrap: 'anywhere' }}>{description}</div>
      )}
      {open && (
        <Button size="small" autoInsertSpace={false} style={{ marginTop: token.marginXS }} onClick={open}>
          {text('view')}
        </Button>
      )}
    </article>
  );
}
