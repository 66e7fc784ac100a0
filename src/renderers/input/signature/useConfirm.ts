import { useEffect, useRef } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { Uploads } from '../shared/useUploads.ts';
import { signatureLocale } from './signature.locale.ts';
import { toPng, type Drawn } from './strokes.ts';

/** Makes a picture of what was drawn and sends it. The promise ends when it has arrived, or has not. */
export function useConfirm({ uploads, send, remove }: Uploads): (drawn: Drawn) => Promise<void> {
  const text = useText(signatureLocale);
  const { ui } = useRoot();
  const waiting = useRef<(() => void)[]>([]);
  const sending = uploads.some(({ status }) => status === 'sending');
  const tell = (): void => {
    for (const done of waiting.current.splice(0)) done();
  };
  // After the effects of the upload itself: by then the field is told that nothing is on its way.
  useEffect(() => {
    if (!sending) tell();
  }, [uploads, sending]);
  useEffect(() => tell, []);
  return async (drawn) => {
    // Another attempt takes the place of one that did not arrive.
    for (const { key } of uploads) remove(key);
    try {
      send([await toPng(drawn)]);
    } catch {
      ui.message('error', text('failed'));
      return;
    }
    await new Promise<void>((resolve) => waiting.current.push(resolve));
  };
}
