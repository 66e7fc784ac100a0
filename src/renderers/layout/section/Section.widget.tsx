import { Button, theme } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { sectionLocale } from './Section.locale.ts';
import type { sectionMeta } from './Section.meta.ts';
import { Stack } from '../../shared/stack/Stack.tsx';

/** A calm card: its title names the region for screen readers, and what is folded away stays mounted. */
export default function Section(widget: RendererProps<typeof sectionMeta>) {
  const { props, children } = widget;
  const title = props.title || widget.title;
  const { token } = theme.useToken();
  const [open, setOpen] = useState(true);
  const headingId = useId();
  const bodyId = useId();
  const headed = title !== '' || props.collapsible;
  const frame = props.bordered
    ? {
        background: token.colorBgContainer,
        borderRadius: token.borderRadiusLG,
        border: `1px solid ${token.colorBorderSecondary}`,
        padding: token.padding,
      }
    : {};
  return (
    <section aria-labelledby={title ? headingId : undefined} style={{ minWidth: 0, ...frame }}>
      <Header
        title={
          title && (
            <h2 id={headingId} style={headingStyle(token)}>
              {title}
            </h2>
          )
        }
        description={props.description || widget.description}
        extra={widget.slot('extra')}
        toggle={props.collapsible && <Toggle open={open} bodyId={bodyId} onToggle={() => setOpen(!open)} />}
        gap={headed && open && children !== null ? token.margin : 0}
      />
      <div id={bodyId} hidden={!open}>
        <Stack>{children}</Stack>
      </div>
    </section>
  );
}

type Token = ReturnType<typeof theme.useToken>['token'];

const headingStyle = (token: Token) =>
  ({
    margin: 0,
    fontSize: token.fontSizeLG,
    lineHeight: token.lineHeightLG,
    fontWeight: token.fontWeightStrong,
    color: token.colorTextHeading,
    overflowWrap: 'anywhere',
  }) as const;

/** Controls are higher than the line of the title: they stand on its middle and do not make it higher. */
const extraStyle = (token: Token) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token.marginXS,
    minHeight: token.controlHeight,
    marginBlock: (token.fontSizeLG * token.lineHeightLG - token.controlHeight) / 2,
  }) as const;

interface HeaderProps {
  title: ReactNode;
  description: string;
  extra: ReactNode;
  toggle: ReactNode;
  gap: number;
}

function Header({ title, description, extra, toggle, gap }: HeaderProps) {
  const { token } = theme.useToken();
  if (!title && !description && !extra && !toggle) return null;
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: token.marginXS,
        marginBottom: gap,
      }}
    >
      <div style={{ flex: '1 1 0', minWidth: 0 }}>
        {title}
        {description && (
          <p style={{ margin: `${token.marginXXS}px 0 0`, color: token.colorTextSecondary }}>{description}</p>
        )}
      </div>
      {extra && <div style={extraStyle(token)}>{extra}</div>}
      {toggle}
    </div>
  );
}

function Toggle({ open, bodyId, onToggle }: { open: boolean; bodyId: string; onToggle: () => void }) {
  const text = useText(sectionLocale);
  const { Icon } = useRoot().platform.chrome;
  return (
    <Button
      type="text"
      size="small"
      aria-expanded={open}
      aria-controls={bodyId}
      aria-label={text(open ? 'fold' : 'unfold')}
      icon={<Icon name={open ? 'up' : 'down'} />}
      onClick={onToggle}
    />
  );
}
