import { theme } from 'antd';
import type { MouseEvent } from 'react';
import { safeUrl } from '../../../documents/safeUrl.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { isPlainClick } from '../../../runtime/render/isPlainClick.ts';

interface AppCardProps {
  title: string;
  description: string;
  icon: string;
  path: string | undefined;
  /** Present where the document says what opening means; the address then serves new tabs only. */
  onOpen?: () => void;
}

/** One card: a link where it has an address, a button where it only starts actions, quiet where it has neither. */
export function AppCard({ title, description, icon, path, onOpen }: AppCardProps) {
  const { token } = theme.useToken();
  const root = useRoot();
  const url = safeUrl(path);
  const outside = url !== undefined && !url.startsWith('/');
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event) || (outside && !onOpen)) return;
    event.preventDefault();
    if (onOpen) onOpen();
    else if (url !== undefined) root.ui.navigate(url);
  };
  const style = {
    display: 'flex',
    alignItems: 'center',
    gap: token.marginSM,
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    padding: token.padding,
    textAlign: 'start',
    font: 'inherit',
    color: token.colorText,
    textDecoration: 'none',
    background: token.colorBgContainer,
    border: `1px solid ${token.colorBorderSecondary}`,
    borderRadius: token.borderRadiusLG,
  } as const;
  const face = <Face title={title} description={description} icon={icon} />;
  if (url !== undefined) {
    return (
      <a
        href={url}
        style={style}
        onClick={open}
        {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {face}
      </a>
    );
  }
  if (!onOpen) return <div style={style}>{face}</div>;
  return (
    <button type="button" style={{ ...style, cursor: 'pointer' }} onClick={open}>
      {face}
    </button>
  );
}

function Face({ title, description, icon }: Pick<AppCardProps, 'title' | 'description' | 'icon'>) {
  const { token } = theme.useToken();
  const { Icon } = useRoot().platform.chrome;
  return (
    <>
      <span
        style={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          width: 40,
          height: 40,
          fontSize: token.fontSizeHeading4,
          color: token.colorPrimary,
          background: token.colorPrimaryBg,
          borderRadius: token.borderRadiusLG,
        }}
      >
        <Icon name={icon} />
      </span>
      <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <span style={{ display: 'block', fontWeight: token.fontWeightStrong }}>{title}</span>
        {description && (
          <span style={{ display: 'block', fontSize: token.fontSizeSM, color: token.colorTextSecondary }}>
            {description}
          </span>
        )}
      </span>
    </>
  );
}
