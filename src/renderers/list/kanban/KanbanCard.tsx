import { useDraggable } from '@dnd-kit/core';
import { theme } from 'antd';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { MarkLook } from '../shared/useMark.ts';
import { kanbanLocale } from './Kanban.locale.ts';

export interface CardTexts {
  title: string;
  description: string;
  extra: string;
}

interface KanbanCardProps {
  id: string;
  texts: CardTexts;
  mark: MarkLook;
  movable: boolean;
  open: (() => void) | undefined;
}

/** A card: lifted where it may be moved, opened by a click or Enter. */
export function KanbanCard({ id, texts, mark, movable, open }: KanbanCardProps) {
  const text = useText(kanbanLocale);
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id,
    disabled: !movable,
    attributes: { roleDescription: text('card') },
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (open && event.key === 'Enter') open();
    else if (open && event.key === ' ' && !movable) {
      event.preventDefault();
      open();
    } else (listeners?.onKeyDown as ((event: KeyboardEvent) => void) | undefined)?.(event);
  };
  const button = movable
    ? { ...attributes, ...listeners }
    : open
      ? { role: 'button', tabIndex: 0 }
      : undefined;
  return (
    <div
      ref={setNodeRef}
      {...button}
      {...(button ? { onKeyDown } : {})}
      {...(open ? { onClick: open } : {})}
      {...(mark['aria-description'] === undefined ? {} : { 'aria-description': mark['aria-description'] })}
      style={{ cursor: open ? 'pointer' : movable ? 'grab' : 'default', opacity: isDragging ? 0.4 : 1 }}
    >
      <CardFace {...texts} {...(mark.style ? { style: mark.style } : {})} />
    </div>
  );
}

/** What a card shows, in its column and under the pointer that carries it. */
export function CardFace({ title, description, extra, style }: CardTexts & { style?: CSSProperties }) {
  const { token } = theme.useToken();
  const secondary = { color: token.colorTextSecondary, overflowWrap: 'anywhere' } as const;
  return (
    <div
      style={{
        padding: token.paddingSM,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadius,
        background: token.colorBgContainer,
        color: token.colorText,
        ...style,
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', gap: token.marginXS }}>
        <strong style={{ overflowWrap: 'anywhere', minWidth: 0 }}>{title}</strong>
        {extra && (
          <span style={{ ...secondary, flex: 'none', fontVariantNumeric: 'tabular-nums' }}>{extra}</span>
        )}
      </div>
      {description && <div style={{ ...secondary, marginTop: token.marginXXS }}>{description}</div>}
    </div>
  );
}
