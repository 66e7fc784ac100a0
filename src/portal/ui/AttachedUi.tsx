import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { partsLocale } from '../parts/parts.locale.ts';
import { mayClose } from '../overlay/mayLose.ts';
import { OverlayHistory } from '../overlay/OverlayHistory.ts';
import { named } from '../workspace/tabAddress.ts';
import { replaceParameter } from './replaceParameter.ts';
import { PageMessages } from './PageMessages.tsx';
import { createUi } from './createUi.tsx';
import { useScreen } from './ScreenLayer.tsx';

/** Gives the runtime its screen: messages, questions, ways to other pages. */
export function AttachedUi({ children }: { children: ReactNode }) {
  const root = useRoot();
  const { message, modal } = useScreen();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const messages = useMemo(() => new PageMessages(message), [message]);
  const text = useText(partsLocale);
  const latest = useRef({ navigate, text });
  const [attached, setAttached] = useState(false);
  useEffect(() => {
    latest.current = { navigate, text };
  });
  useLayoutEffect(() => {
    const overlayHistory = new OverlayHistory(root, window);
    root.attach(
      createUi({
        message: messages.show,
        modal,
        overlays: root.overlays,
        navigate: (path, options) => {
          root.overlays.leave(() => void latest.current.navigate(path, options));
        },
        replaceParameter: (name, value) => {
          replaceParameter(root, window, name, value);
        },
        href: (path) => named(path, root.systems.current?.id),
        outside: () => root.container.openOutside,
        text: (key) => latest.current.text(key),
      }),
    );
    root.overlays.mayClose = (key) => mayClose(root, key);
    root.overlays.stays = (key) => root.unsaved.in(key);
    root.overlays.leave = (go) => {
      overlayHistory.leave(go);
    };
    setAttached(true);
    const { notice } = root.session;
    if (notice !== undefined) {
      root.ui.message('warning', notice);
      root.session.tell(undefined);
    }
    return overlayHistory.start();
  }, [root, messages, modal]);
  useEffect(() => {
    messages.left();
  }, [messages, pathname]);
  return attached ? children : null;
}
