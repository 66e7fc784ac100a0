import { useDroppable } from '@dnd-kit/core';
import { theme } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { groupCount } from '../shared/groupCount.ts';
import type { RowGroup } from '../shared/groupRows.ts';
import { InSteps } from '../shared/InSteps.tsx';
import type { Row } from '../shared/rowsOf.ts';
import { toneColours } from '../../shared/tones/toneColours.ts';
import { kanbanLocale } from './Kanban.locale.ts';

/** Cards that a column draws at once: boards are looked at from the top. */
const STEP = 50;

interface KanbanColumnProps {
  column: RowGroup;
  title: string;
  /** Whether there are records that are not here. */
  cut: boolean;
  /** Whether cards can be dropped here. */
  open: boolean;
  children: (row: Row) => ReactNode;
}

/** One column: its name with the number of records, its cards below. */
export function KanbanColumn({ column, title, cut, open, children }: KanbanColumnProps) {
  const { token } = theme.useToken();
  const text = useText(kanbanLocale);
  const { setNodeRef, isOver } = useDroppable({ id: column.key, disabled: !open });
  const { rows, option } = column;
  const count = groupCount(rows.length, cut, useRoot().locale);
  return (
    <section
      ref={setNodeRef}
      aria-label={text('column', { column: title, count })}
      style={{
        flex: '1 0 min(260px, 80vw)',
        maxWidth: 520,
        minHeight: 160,
        padding: token.paddingXS,
        borderRadius: token.borderRadiusLG,
        background: isOver ? token.colorPrimaryBg : token.colorFillQuaternary,
        outline: isOver ? `2px solid ${token.colorPrimary}` : 'none',
        outlineOffset: -2,
      }}
    >
      <header
        style={{
          display: 'flex',
          alignItems: 'center',
          gap: token.marginXS,
          padding: `${String(token.paddingXXS)}px ${String(token.paddingXXS)}px ${String(token.paddingXS)}px`,
        }}
      >
        <i
          style={{
            flex: 'none',
            width: 8,
            height: 8,
            borderRadius: '50%',
            background: toneColours(token, option?.tone).solid,
          }}
        />
        <strong style={{ overflowWrap: 'anywhere' }}>{title}</strong>
        <span style={{ color: token.colorTextSecondary, fontVariantNumeric: 'tabular-nums' }}>{count}</span>
      </header>
      {rows.length === 0 && (
        <p
          style={{ margin: 0, padding: token.padding, textAlign: 'center', color: token.colorTextSecondary }}
        >
          {text('empty')}
        </p>
      )}
      <InSteps rows={rows} step={STEP}>
        {(drawn) => (
          <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: token.marginXS }}>
            {drawn.map((row) => children(row))}
          </ul>
        )}
      </InSteps>
    </section>
  );
}
