import { theme } from 'antd';
import { useEffect, useRef, useState } from 'react';
import './pdfView.css';
import type { PdfDocument } from './engine.ts';
import { PdfPage } from './PdfPage.tsx';
import { PdfToolbar } from './PdfToolbar.tsx';

/** Width of a page by the width that there is; 1 fits it. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const FIT = ZOOMS.indexOf(1);

/** All pages below each other, in a frame that scrolls. */
export function PdfPages({
  document,
  ratio,
  title,
  height,
  url,
}: {
  document: PdfDocument;
  /** Height by width of the first page. */
  ratio: number;
  title: string;
  height: number;
  url: string;
}) {
  const { token } = theme.useToken();
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [zoom, setZoom] = useState(FIT);
  const [page, turn] = useState(1);
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const watcher = new ResizeObserver(() => setRoom(box.clientWidth));
    watcher.observe(box);
    setRoom(box.clientWidth);
    return () => watcher.disconnect();
  }, []);
  const gap = token.margin;
  const width = Math.floor(Math.max(0, room - 2 * gap) * (ZOOMS[zoom] ?? 1));
  const sheets = (): HTMLElement[] => [
    ...(frame.current?.querySelectorAll<HTMLElement>('[data-page]') ?? []),
  ];
  const goTo = (number: number): void => {
    const wanted = Math.min(document.numPages, Math.max(1, number));
    const sheet = sheets()[wanted - 1];
    if (frame.current && sheet) frame.current.scrollTop = sheet.offsetTop - gap;
    turn(wanted);
  };
  const follow = (): void => {
    const box = frame.current;
    if (!box) return;
    const middle = box.scrollTop + box.clientHeight / 2;
    const seen = sheets().findLastIndex((sheet) => sheet.offsetTop <= middle);
    turn(Math.max(1, seen + 1));
  };
  return (
    <div style={{ border: `1px solid ${token.colorBorderSecondary}`, borderRadius: token.borderRadius }}>
      <PdfToolbar
        title={title}
        url={url}
        page={page}
        pages={document.numPages}
        goTo={goTo}
        zoom={`${String(Math.round((ZOOMS[zoom] ?? 1) * 100))}%`}
        smaller={zoom > 0 ? () => setZoom(zoom - 1) : undefined}
        larger={zoom < ZOOMS.length - 1 ? () => setZoom(zoom + 1) : undefined}
        fit={() => setZoom(FIT)}
      />
      <div
        ref={frame}
        role="region"
        aria-label={title}
        // A frame that scrolls is reached by keyboard.
        tabIndex={0}
        onScroll={follow}
        style={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'safe center',
          gap,
          height,
          padding: gap,
          boxSizing: 'border-box',
          overflow: 'auto',
          background: token.colorFillTertiary,
        }}
      >
        {width > 0 &&
          Array.from({ length: document.numPages }, (_, index) => (
            <PdfPage key={index} document={document} number={index + 1} width={width} ratio={ratio} />
          ))}
      </div>
    </div>
  );
}
