import { observer, useField } from '@formily/react';
import { theme, Typography } from 'antd';
import { useId, type CSSProperties, type ReactNode } from 'react';

interface GroupProps {
  title?: unknown;
  description?: unknown;
  bordered?: unknown;
  children?: ReactNode;
}

const isShown = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

const Group = observer(function Group({ title, description, bordered, children }: GroupProps) {
  const field = useField();
  const { token } = theme.useToken();
  const headingId = useId();
  const said = [title, field.title].find(isShown);
  const about = [description, field.description].find(isShown);
  const frame: CSSProperties =
    bordered === true
      ? {
          padding: token.padding,
          background: token.colorBgContainer,
          border: `1px solid ${token.colorBorderSecondary}`,
          borderRadius: token.borderRadiusLG,
        }
      : {};
  return (
    <section
      aria-labelledby={said === undefined ? undefined : headingId}
      style={{ minWidth: 0, marginBottom: token.margin, ...frame }}
    >
      {said !== undefined && (
        <h3
          id={headingId}
          style={{
            margin: `0 0 ${String(token.marginSM)}px`,
            fontSize: token.fontSizeLG,
            overflowWrap: 'anywhere',
          }}
        >
          {said}
        </h3>
      )}
      {about !== undefined && (
        <p style={{ margin: `0 0 ${String(token.marginSM)}px`, color: token.colorTextSecondary }}>{about}</p>
      )}
      {children}
    </section>
  );
});

/** Fields in a frame, below their title. */
export const Card = ({ title, description, bordered, children }: GroupProps): ReactNode => (
  <Group title={title} description={description} bordered={bordered !== false}>
    {children}
  </Group>
);

/** The fields of an object, below its title. */
export const ObjectContainer = ({ title, description, children }: GroupProps): ReactNode => (
  <Group title={title} description={description}>
    {children}
  </Group>
);

const LEVELS = { h1: 1, h2: 2, h3: 3 } as const;
const isHeading = (mode: unknown): mode is keyof typeof LEVELS => Object.hasOwn(LEVELS, String(mode));

/** A text between fields, as designable draws it. */
export function Text({
  content,
  mode,
  children,
}: {
  content?: unknown;
  mode?: unknown;
  children?: ReactNode;
}) {
  const said = isShown(content) ? content : children;
  if (isHeading(mode)) return <Typography.Title level={LEVELS[mode]}>{said}</Typography.Title>;
  if (mode === 'p') return <Typography.Paragraph>{said}</Typography.Paragraph>;
  return <Typography.Text style={{ overflowWrap: 'anywhere' }}>{said}</Typography.Text>;
}
