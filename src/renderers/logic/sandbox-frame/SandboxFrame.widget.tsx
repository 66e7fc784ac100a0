import { theme } from 'antd';
import { safeUrl } from '../../../documents/safeUrl.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { sandboxFrameLocale } from './SandboxFrame.locale.ts';
import type { sandboxFrameMeta } from './SandboxFrame.meta.ts';
import { useBlockedFrame } from './useBlockedFrame.ts';

/**
 * Somebody else's page, in an origin of its own: it reaches neither this page nor what its own site has stored, and
 * can lead this window nowhere. A site that is not registered here is told of; a page that does not want to be framed
 * shows nothing, so that the way to it stands below.
 */
export default function SandboxFrame({ props, title }: RendererProps<typeof sandboxFrameMeta>) {
  const { token } = theme.useToken();
  const text = useText(sandboxFrameLocale);
  const url = props.src === undefined ? undefined : safeUrl(props.src);
  const isBlocked = useBlockedFrame(url);
  if (props.src === undefined) return null;
  const quiet = { color: token.colorTextSecondary };
  if (url === undefined || /^(mailto|tel):/i.test(url)) return <div style={quiet}>{text('refused')}</div>;
  const may = [props.scripts && 'allow-scripts', props.forms && 'allow-forms'].filter(Boolean).join(' ');
  return (
    <div style={{ minWidth: 0 }}>
      {isBlocked ? (
        <div role="note" style={quiet}>
          {text('blocked')}
        </div>
      ) : (
        <iframe
          // A frame keeps the rights that it was made with.
          key={may}
          src={url}
          title={title || text('frame')}
          sandbox={may}
          referrerPolicy="no-referrer"
          loading="lazy"
          allow=""
          style={{
            display: 'block',
            width: '100%',
            height: props.height,
            border: `1px solid ${token.colorBorderSecondary}`,
            borderRadius: token.borderRadius,
            background: '#fff',
            colorScheme: 'light',
          }}
        />
      )}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        style={{ ...quiet, fontSize: token.fontSizeSM }}
      >
        {text('apart')}
      </a>
    </div>
  );
}
