import { Drawer, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useRef, type ReactNode } from 'react';
import { useMaskCloses } from '../../renderers/shared/useMaskCloses.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Overlay } from '../../runtime/stores/OverlayStore.ts';
import { ResourceTarget } from '../pages/ResourceTarget.tsx';
import { useResourceTitle } from '../pages/useResourceTitle.ts';
import './overlay.css';

/** Pixels, where the request names no width. */
const WIDTH = { dialog: 640, drawer: 720 };

/** The frame of one dialog or drawer; on phones it fills the screen. */
export const OverlayFrame = observer(function OverlayFrame({
  overlay,
  open,
}: {
  overlay: Overlay;
  open: boolean;
}) {
  const root = useRoot();
  const own = useResourceTitle([overlay.target.kind], overlay.target.id);
  const title = root.locale.localise(overlay.title ?? own);
  const maskCloses = useMaskCloses(open);
  const phone = root.theme.device === 'mobile';
  const close = useCallback(
    (value?: unknown) => {
      overlay.close(value);
    },
    [overlay],
  );
  const ask = (): void => {
    void root.overlays.requestClose(overlay.key);
  };
  const holder = useRef<HTMLDivElement>(null);
  // The drawer takes the focus before its content is there and so may miss it; without it Escape would not close.
  const enter = (): void => {
    if (!holder.current?.contains(document.activeElement)) holder.current?.focus({ preventScroll: true });
  };
  const body: ReactNode = (
    <div ref={holder} tabIndex={-1} className="at-overlay-body">
      <ResourceTarget
        kinds={[overlay.target.kind]}
        id={overlay.target.id}
        params={overlay.params}
        close={close}
        overlay={overlay.key}
      />
    </div>
  );
  const width = phone ? '100%' : `min(${overlay.width ?? WIDTH[overlay.shape]}px, calc(100% - 48px))`;
  const gone = (): void => {
    root.overlays.gone(overlay.key);
  };
  return overlay.shape === 'dialog' ? (
    <Modal
      open={open}
      title={title}
      width={width}
      footer={null}
      centered={!phone}
      destroyOnHidden
      maskClosable={false}
      className={phone ? 'at-overlay at-overlay-phone' : 'at-overlay'}
      onCancel={ask}
      afterClose={gone}
    >
      {body}
    </Modal>
  ) : (
    <Drawer
      open={open}
      title={title}
      width={width}
      destroyOnHidden
      maskClosable={maskCloses}
      className="at-overlay"
      onClose={ask}
      afterOpenChange={(now) => {
        if (now) enter();
        else gone();
      }}
    >
      {body}
    </Drawer>
  );
});
