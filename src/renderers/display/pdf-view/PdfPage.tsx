import { theme } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { drawPage, type PdfDocument } from './engine.ts';
import { pdfViewLocale } from './PdfView.locale.ts';

/** Pages this far from what is seen are drawn. */
const AHEAD = '400px 0px';

/** One page: an empty sheet of its size until it comes near, and again when it is far. */
export function PdfPage({
  document,
  number,
  width,
  ratio,
}: {
  document: PdfDocument;
  /** From 1. */
  number: number;
  /** CSS pixels. */
  width: number;
  /** Height by width of a page whose own is not known yet. */
  ratio: number;
}) {
  const text = useText(pdfViewLocale);
  const { token } = theme.useToken();
  const sheet = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [near, approach] = useState(false);
  const [own, measure] = useState(ratio);
  const [failed, fail] = useState(false);
  useEffect(() => {
    if (!sheet.current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => approach(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: AHEAD },
    );
    watcher.observe(sheet.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    if (!near) return undefined;
    const stop = new AbortController();
    const draw = async (): Promise<void> => {
      fail(false);
      try {
        const page = await document.getPage(number);
        if (stop.signal.aborted) return;
        const { width: w, height: h } = page.getViewport({ scale: 1 });
        measure(h / w);
        if (canvas.current && words.current) {
          await drawPage(page, { canvas: canvas.current, text: words.current, width }, stop.signal);
        }
      } catch {
        if (!stop.signal.aborted) fail(true);
      }
    };
    void draw();
    return () => stop.abort();
  }, [document, near, number, width]);
  return (
    <div
      ref={sheet}
      role="group"
      aria-label={text('page', { n: number })}
      data-page={number}
      style={{
        position: 'relative',
        flex: 'none',
        width,
        height: width * own,
        // Paper is white, in the dark theme too.
        background: '#fff',
        boxShadow: token.boxShadowTertiary,
      }}
    >
      {near && !failed && (
        <>
          <canvas ref={canvas} aria-hidden style={{ display: 'block', width: '100%', height: '100%' }} />
          <div ref={words} className="at-pdf-text" />
        </>
      )}
      {failed && (
        <div role="alert" style={{ padding: token.paddingLG, color: 'rgba(0, 0, 0, 0.65)' }}>
          {text('damaged')}
        </div>
      )}
    </div>
  );
}
