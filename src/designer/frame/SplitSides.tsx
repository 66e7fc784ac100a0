import { Splitter } from 'antd';
import { useState, type ReactNode } from 'react';
import { useWide } from '../core/useWide.ts';
import { BottomSide } from './BottomSide.tsx';
import { LeftSide } from './LeftSide.tsx';
import { RightSide } from './RightSide.tsx';

interface SidesProps {
  /** Whether the document takes widgets, which stand beside its outline where there is room. */
  hasWidgets: boolean;
  /** Called once a widget was put into the document. */
  inserted: () => void;
  /** The middle. */
  children: ReactNode;
}

/** From this width on the widgets and the outline are both open. */
const WIDE = 1280;
/** Pixels of one column at the left. */
const COLUMN = 230;
/** Pixels by which the left side grows while texts stand there in both languages. */
const BOTH_LANGUAGES = 240;
/** Pixels of what stands below, and while JSON is written or tests are looked at there. */
const BELOW = 136;
const BELOW_WIDE = 320;

/** The sides around the middle, each as large as somebody draws it. */
export function SplitSides({ hasWidgets, inserted, children }: SidesProps) {
  const isWide = useWide(WIDE);
  const [left, setLeft] = useState(isWide && hasWidgets ? COLUMN * 2 : COLUMN);
  const [hasTexts, setTexts] = useState(false);
  const [below, setBelow] = useState(BELOW);
  const more = hasTexts ? BOTH_LANGUAGES : 0;
  return (
    <Splitter layout="vertical" onResize={([, size = BELOW]) => setBelow(size)}>
      <Splitter.Panel min={200}>
        <Splitter onResize={([size = 0]) => setLeft(Math.max(0, size - more))}>
          <Splitter.Panel size={left + more} min={180} max="65%" collapsible>
            <LeftSide isWide={isWide} inserted={inserted} textsOpened={setTexts} />
          </Splitter.Panel>
          <Splitter.Panel min={240}>{children}</Splitter.Panel>
          <Splitter.Panel defaultSize={320} min={240} max="45%" collapsible>
            <RightSide />
          </Splitter.Panel>
        </Splitter>
      </Splitter.Panel>
      <Splitter.Panel size={below} min={40} max="70%" collapsible>
        <BottomSide wants={(room) => room && setBelow((before) => Math.max(before, BELOW_WIDE))} />
      </Splitter.Panel>
    </Splitter>
  );
}
