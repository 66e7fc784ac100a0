import { useEffect, useState } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { startLocale } from '../start/start.locale.ts';
import { Emblem } from './Emblem.tsx';

/** Milliseconds after which whoever waits is offered a way on. */
const LONG = 15_000;

/** The first moment of a page, before its parts have arrived; a wait that lasts can be ended by loading the page again. */
export function Splash() {
  const { locale } = useRoot();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="at-splash" role="status" aria-label={locale.text(startLocale, 'loading')}>
      <Emblem size={44} />
      {isLong && (
        <div className="at-start-late">
          <p>{locale.text(startLocale, 'late')}</p>
          <button type="button" onClick={() => window.location.reload()}>
            {locale.text(startLocale, 'retry')}
          </button>
        </div>
      )}
    </div>
  );
}
