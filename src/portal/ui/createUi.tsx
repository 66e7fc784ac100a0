import { loadChunk } from '../../runtime/data/loadChunk.ts';
import type { OverlayStore } from '../../runtime/stores/OverlayStore.ts';
import type { Ui } from '../../runtime/stores/Ui.ts';
import { putOnClipboard } from './putOnClipboard.ts';
import type { ScreenApi } from './ScreenLayer.tsx';

interface UiParts {
  message: Ui['message'];
  modal: ScreenApi['modal'];
  /** A question lies over the page like a dialog: the way back answers it with no. */
  overlays: Pick<OverlayStore, 'lay' | 'leave'>;
  navigate: (path: string, options?: { replace?: boolean }) => void;
  replaceParameter: Ui['replaceParameter'];
  /** An address of the portal as another window needs it. */
  href?: (path: string) => string;
  /** As of the container; undefined where the browser opens addresses of other sites. */
  outside?: () => ((url: string) => void) | undefined;
  text: (key: 'confirm' | 'cancel' | 'copyByHand' | 'copyHint') => string;
}

/** The runtime's screen on antd. A line break in a text is kept. */
export function createUi({
  message,
  modal,
  overlays,
  navigate,
  replaceParameter,
  href = (path) => path,
  outside = () => undefined,
  text,
}: UiParts): Ui {
  return {
    message,
    confirm: ({ title, content, danger, okText = text('confirm'), cancelText = text('cancel') }) =>
      new Promise((resolve) => {
        const answer = (agreed: boolean): void => {
          takeAway();
          // Whoever asked may go to another page now.
          overlays.leave(() => {
            resolve(agreed);
          });
        };
        const question = modal.confirm({
          title,
          content: content === undefined ? undefined : <span className="at-lines">{content}</span>,
          okText,
          cancelText,
          centered: true,
          // Enter, pressed once too often, loses nothing.
          ...(danger === true ? { okButtonProps: { danger: true }, autoFocusButton: 'cancel' as const } : {}),
          onOk: () => {
            answer(true);
          },
          onCancel: () => {
            answer(false);
          },
        });
        const takeAway = overlays.lay({
          stays: () => false,
          close: () => {
            question.destroy();
            answer(false);
          },
        });
      }),
    navigate,
    replaceParameter,
    open: (url, blank) => {
      const isInside = /^\/(?!\/)/.test(url);
      const openOutside = outside();
      if (isInside && (!blank || openOutside)) navigate(url);
      else if (openOutside) openOutside(url);
      else if (blank) window.open(href(url), '_blank', 'noopener,noreferrer');
      else window.location.assign(url);
    },
    copy: async (content) => {
      const copied = await putOnClipboard(content);
      if (!copied) {
        const { TextToCopy } = await loadChunk(() => import('./TextToCopy.tsx'));
        await modal.info({
          title: text('copyByHand'),
          content: <TextToCopy hint={text('copyHint')} text={content} />,
          okText: text('confirm'),
          centered: true,
          maskClosable: true,
          autoFocusButton: null,
        });
      }
      return copied;
    },
    print: () => {
      window.print();
    },
    download: (url) => {
      const anchor = document.createElement('a');
      anchor.href = url;
      anchor.download = '';
      document.body.append(anchor);
      anchor.click();
      anchor.remove();
    },
  };
}
