import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { startLocale } from '../start/start.locale.ts';
import { Emblem } from './Emblem.tsx';

/** The first moment of a page, before its parts have arrived. */
export function Splash() {
  const { locale } = useRoot();
  return (
    <div className="at-splash" role="status" aria-label={locale.text(startLocale, 'loading')}>
      <Emblem size={44} />
    </div>
  );
}
