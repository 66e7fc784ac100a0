import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { embedLocale } from './embed.locale.ts';
import { holdStill } from './holdStill.ts';
import type { SwitchedOff } from './SwitchedOff.ts';

/** Milliseconds after which a page that somebody looks at asks by itself whether it may go on. */
const ASKS_EVERY = 60_000;

/**
 * Over the page in a frame whose site is switched off: what was typed stays to be read and copied, and nothing else can be
 * done. Once the site is on again, the person goes on when they want.
 */
export const OffNotice = observer(function OffNotice({ off }: { off: SwitchedOff }) {
  const text = useText(embedLocale);
  const [title, told] = [useId(), useId()];
  const notice = useRef<HTMLElement>(null);
  const { state } = off;
  const isShown = state !== 'on';
  useEffect(() => {
    if (!isShown) return undefined;
    notice.current?.focus({ preventScroll: true });
    const release = holdStill(document, (target) => notice.current?.contains(target) === true);
    const check = (): void => {
      if (document.visibilityState === 'visible') void off.check();
    };
    const timer = setInterval(check, ASKS_EVERY);
    document.addEventListener('visibilitychange', check);
    return () => {
      release();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [isShown, off]);
  if (!isShown) return null;
  const isOn = state === 'onAgain';
  return (
    <>
      <div className="at-off-veil" />
      <section
        ref={notice}
        className="at-off"
        role="alertdialog"
        aria-labelledby={title}
        aria-describedby={told}
        tabIndex={-1}
      >
        <h1 id={title}>{text(isOn ? 'onAgainTitle' : 'offTitle')}</h1>
        <p id={told} aria-live="polite">
          {text(isOn ? 'onAgainText' : 'offText')}
        </p>
        {isOn ? (
          <Button type="primary" onClick={() => off.goOn()}>
            {text('goOn')}
          </Button>
        ) : (
          <Button loading={state === 'checking'} onClick={() => void off.check()}>
            {text('checkAgain')}
          </Button>
        )}
      </section>
    </>
  );
});
