import { theme } from 'antd';
import { safeUrl } from '../../../documents/safeUrl.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { Portrait } from '../../shared/Portrait.tsx';
import { useLinkColour } from '../../shared/useLinkColour.ts';
import { personCardLocale } from './PersonCard.locale.ts';
import type { personCardMeta } from './PersonCard.meta.ts';

/** Who it is and how to reach them. Telephone and mail are links of their own kind, so that phones dial. */
export default function PersonCard(widget: RendererProps<typeof personCardMeta>) {
  const { token } = theme.useToken();
  const text = useText(personCardLocale);
  const { person, photo, description, phone, email, bordered } = widget.props;
  const name = typeof person === 'string' ? person : person?.label;
  const quiet = { color: token.colorTextSecondary };
  if (!name) return <span style={quiet}>{text('unknown')}</span>;
  const frame = bordered
    ? {
        padding: token.padding,
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
      }
    : {};
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: token.marginSM, minWidth: 0, ...frame }}>
      <Portrait name={name} photo={photo} size={description || phone || email ? 48 : 28} named />
      <div style={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Name name={name} {...(widget.handles('click') ? { open: () => void widget.emit('click') } : {})} />
        {description && <div style={quiet}>{description}</div>}
        {(phone !== undefined || email !== undefined) && (
          <div
            style={{ display: 'flex', flexWrap: 'wrap', columnGap: token.margin, fontSize: token.fontSizeSM }}
          >
            <Reach label={text('phone')} scheme="tel" value={phone} />
            <Reach label={text('email')} scheme="mailto" value={email} />
          </div>
        )}
      </div>
      {widget.slot('extra')}
    </div>
  );
}

function Name({ name, open }: { name: string; open?: () => void }) {
  const { token } = theme.useToken();
  const colour = useLinkColour();
  const style = { fontWeight: token.fontWeightStrong } as const;
  if (!open) return <span style={{ ...style, color: token.colorText }}>{name}</span>;
  return (
    <button
      type="button"
      onClick={open}
      style={{
        padding: 0,
        border: 0,
        background: 'none',
        font: 'inherit',
        ...style,
        color: colour,
        cursor: 'pointer',
      }}
    >
      {name}
    </button>
  );
}

interface ReachProps {
  label: string;
  scheme: 'tel' | 'mailto';
  value: string | undefined;
}

function Reach({ label, scheme, value }: ReachProps) {
  const colour = useLinkColour();
  if (!value) return null;
  const url = safeUrl(`${scheme}:${value.replace(/\s/g, '')}`);
  if (url === undefined) return <span>{value}</span>;
  return (
    <a href={url} aria-label={`${label} ${value}`} style={{ color: colour, textDecoration: 'none' }}>
      {value}
    </a>
  );
}
