import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { NonBlocking } from '../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';

const OverlayFrame = lazyPart(async () => (await import('./OverlayFrame.tsx')).OverlayFrame);

/** Draws the open dialogs and drawers, one above another. Going to another page closes them all. */
export const OverlayHost = observer(function OverlayHost() {
  const { overlays } = useRoot();
  const { pathname } = useLocation();
  useEffect(
    () => () => {
      overlays.closeAll();
    },
    [overlays, pathname],
  );
  const drawn = [...overlays.overlays, ...overlays.leaving].sort((a, b) => a.key - b.key);
  return (
    <>
      {drawn.map((overlay) => (
        <NonBlocking key={overlay.key} gone={() => overlays.giveUp(overlay.key)}>
          <OverlayFrame overlay={overlay} open={overlays.overlays.includes(overlay)} />
        </NonBlocking>
      ))}
    </>
  );
});
