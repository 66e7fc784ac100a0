import type { MessageInstance } from 'antd/es/message/interface';
import useMessage from 'antd/es/message/useMessage';
import useModal, { type HookAPI } from 'antd/es/modal/useModal';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** What stands above a screen in its own looks and language: messages, and questions to the person. */
export interface ScreenApi {
  readonly message: MessageInstance;
  readonly modal: HookAPI;
}

const ScreenContext = createContext<ScreenApi | undefined>(undefined);

/** At most three messages at a time. One alone is as high as the header that it lies on, so that no content is under it. */
const MESSAGES = { top: 0, maxCount: 3 };

/**
 * Holds what stands above the screen within. antd's own `App` does so too, but brings its notifications, which the
 * portal has no use for, into the first load.
 */
export function ScreenLayer({ children }: { children: ReactNode }) {
  const [message, messages] = useMessage(MESSAGES);
  const [modal, questions] = useModal();
  const api = useMemo(() => ({ message, modal }), [message, modal]);
  return (
    <ScreenContext.Provider value={api}>
      {questions}
      {messages}
      {children}
    </ScreenContext.Provider>
  );
}

/** @throws Error outside a `ScreenLayer` */
export function useScreen(): ScreenApi {
  const api = useContext(ScreenContext);
  if (!api) throw new Error('There is no screen around this.');
  return api;
}
