import { Flex, Spin } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { isCancelled } from '../../../runtime/data/ApiError.ts';
import { safeUrl } from '../../../documents/safeUrl.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import { MediaFailure } from '../shared/MediaFailure.tsx';
import { pdfViewLocale } from './PdfView.locale.ts';
import type { pdfViewMeta } from './PdfView.meta.ts';

// The engine is large: only who opens a document fetches it.
const PdfDocument = lazyPart(async () => (await import('./PdfDocument.tsx')).default);

/** The address of a stored file; empty while it is on its way, undefined where it cannot be had. */
function useStored(id: string | undefined): string | undefined {
  const { files } = useRoot();
  const [address, show] = useState<string | undefined>('');
  useEffect(() => {
    if (id === undefined) return undefined;
    const stop = new AbortController();
    show('');
    files.link(id, { signal: stop.signal }).then(show, (error: unknown) => {
      if (!isCancelled(error)) show(undefined);
    });
    return () => stop.abort();
  }, [files, id]);
  return address;
}

/** Where a file and an address are named, the file counts. */
export default function PdfView(widget: RendererProps<typeof pdfViewMeta>) {
  const text = useText(pdfViewLocale);
  const { src, file, height } = widget.props;
  const stored = useStored(file);
  const title = widget.props.title || widget.title || text('document');
  if (file === undefined && src === undefined) return null;
  const url = file === undefined ? safeUrl(src) : stored;
  const waiting = (
    <Flex align="center" justify="center" style={{ height }} role="status" aria-label={text('loading')}>
      <Spin />
    </Flex>
  );
  if (url === '') return waiting;
  if (url === undefined) return <MediaFailure text={`${title} · ${text('failed')}`} />;
  return (
    <Suspense fallback={waiting}>
      <PdfDocument key={url} url={url} title={title} height={height} />
    </Suspense>
  );
}
