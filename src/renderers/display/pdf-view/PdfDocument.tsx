import { Button, Flex, Spin, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { MediaFailure } from '../shared/MediaFailure.tsx';
import { faultOf, openPdf, type PdfDocument, type PdfFault } from './engine.ts';
import { PdfPages } from './PdfPages.tsx';
import { pdfViewLocale } from './PdfView.locale.ts';

type State =
  | { kind: 'loading'; percent: number }
  | { kind: 'shown'; document: PdfDocument; ratio: number }
  | { kind: PdfFault };

/** A document from its address to its pages. */
export default function PdfDocumentView({
  url,
  title,
  height,
}: {
  url: string;
  title: string;
  height: number;
}) {
  const text = useText(pdfViewLocale);
  const [attempt, tryAgain] = useState(0);
  const [state, show] = useState<State>({ kind: 'loading', percent: 0 });
  useEffect(() => {
    const stop = new AbortController();
    const open = async (): Promise<void> => {
      show({ kind: 'loading', percent: 0 });
      try {
        const document = await openPdf(
          url,
          (percent) => {
            if (!stop.signal.aborted)
              show((now) => (now.kind === 'loading' ? { kind: 'loading', percent } : now));
          },
          stop.signal,
        );
        const first = (await document.getPage(1)).getViewport({ scale: 1 });
        if (!stop.signal.aborted) show({ kind: 'shown', document, ratio: first.height / first.width });
      } catch (error) {
        if (!stop.signal.aborted) show({ kind: faultOf(error) });
      }
    };
    void open();
    return () => stop.abort();
  }, [url, attempt]);
  if (state.kind === 'shown') {
    const { document, ratio } = state;
    return <PdfPages document={document} ratio={ratio} title={title} height={height} url={url} />;
  }
  if (state.kind === 'loading') {
    return (
      <Flex vertical align="center" justify="center" gap="middle" style={{ height }} role="status">
        <Spin />
        <Typography.Text type="secondary">
          {state.percent > 0 ? text('loadingPart', { percent: state.percent }) : text('loading')}
        </Typography.Text>
      </Flex>
    );
  }
  return (
    <Flex vertical align="flex-start" gap="small">
      <MediaFailure text={`${title} · ${text(state.kind)}`} />
      <Flex gap="small">
        {state.kind === 'failed' && (
          <Button autoInsertSpace={false} onClick={() => tryAgain(attempt + 1)}>
            {text('retry')}
          </Button>
        )}
        {state.kind !== 'failed' && (
          <Button href={url} download rel="noreferrer" autoInsertSpace={false}>
            {text('download')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
