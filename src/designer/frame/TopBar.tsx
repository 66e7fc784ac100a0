import { ArrowLeftOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Segmented, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { listed } from '../../schemas/text.ts';
import { kindTitles } from '../../schemas/kindTitles.ts';
import type { Presence } from '../core/Presence.ts';
import { isDrawn } from '../canvas/stage/Stage.tsx';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';
import { useOpenView } from './useOpenView.ts';

/** Widths that the canvas takes, in pixels. */
export const WIDTHS = { desktop: 1280, tablet: 768, phone: 375 } as const;
export type CanvasWidth = keyof typeof WIDTHS;

interface TopBarProps {
  width: CanvasWidth;
  setWidth: (width: CanvasWidth) => void;
  leave: () => void;
  presence: Presence | undefined;
  /** Buttons at the end: preview, publish. */
  children: ReactNode;
}

/** What the document is, whether it is saved, and the way back and forth. */
export const TopBar = observer(function TopBar({ width, setWidth, leave, presence, children }: TopBarProps) {
  const { model } = useDesign();
  const { locale } = useRoot();
  const text = useText(designLocale);
  const { kind, name, history } = model;
  const { open } = useOpenView(kind);
  const showsCanvas = open === undefined && isDrawn(model);
  return (
    <header className="at-design-top">
      <Button
        type="text"
        icon={<ArrowLeftOutlined aria-hidden />}
        aria-label={text('back')}
        onClick={leave}
      />
      <h1 title={name}>{name}</h1>
      <Tag bordered={false}>{locale.localise(kindTitles[kind])}</Tag>
      <SaveState />
      {presence && <Others presence={presence} />}
      <span className="at-design-spring" />
      {showsCanvas && (
        <Segmented<CanvasWidth>
          size="small"
          className="at-design-widths"
          aria-label={text('widths')}
          value={width}
          options={(Object.keys(WIDTHS) as CanvasWidth[]).map((value) => ({
            value,
            label: text(`width_${value}`),
          }))}
          onChange={setWidth}
        />
      )}
      <Button
        type="text"
        icon={<UndoOutlined aria-hidden />}
        aria-label={text('undo')}
        title={text('undo')}
        disabled={!history.canUndo}
        onClick={() => model.undo()}
      />
      <Button
        type="text"
        icon={<RedoOutlined aria-hidden />}
        aria-label={text('redo')}
        title={text('redo')}
        disabled={!history.canRedo}
        onClick={() => model.redo()}
      />
      {children}
    </header>
  );
});

const SaveState = observer(function SaveState() {
  const { autosave } = useDesign();
  const text = useText(designLocale);
  const { status, failure = '', isRemoved, mergedFrom } = autosave;
  const why = isRemoved ? text('removed') : failure;
  return (
    <span role="status" className="at-design-state" data-design-state={status}>
      {status === 'failed' ? text('failed', { why }) : text(status)}
      {mergedFrom !== undefined && status === 'saved' && ` · ${text('mergedFrom', { name: mergedFrom })}`}
    </span>
  );
});

/** Who else has the document open. The region stands before there is anybody, so that screen readers tell of them. */
const Others = observer(function Others({ presence: { others } }: { presence: Presence }) {
  const { locale } = useRoot();
  const text = useText(designLocale);
  const names = listed(
    others.map(({ name }) => name),
    locale.locale,
  );
  return (
    <span role="status" className="at-design-others">
      {names !== '' && text('alsoOpen', { name: names })}
    </span>
  );
});
