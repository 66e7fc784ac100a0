import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { kindTitles } from '../../../schemas/kindTitles.ts';
import { conditionLocale } from './condition.locale.ts';
import type { Uses } from './useUses.ts';

/** Who goes by a document: each with the places, and the way to its designer. */
export const UsesList = observer(function UsesList({ loaded, retry }: Uses) {
  const { locale, platform } = useRoot();
  const text = useText(conditionLocale);
  const { Loading } = platform.chrome;
  return (
    <section className="at-condition-uses" aria-label={text('uses')}>
      <h2>{text('uses')}</h2>
      {loaded.status === 'loading' && <Loading shape="widget" />}
      {loaded.status === 'failed' && (
        <p role="alert">
          {messageOf(loaded.error)} <Button onClick={retry}>{text('again')}</Button>
        </p>
      )}
      {loaded.status === 'ready' && loaded.value.length === 0 && (
        <p className="at-design-note">{text('unused')}</p>
      )}
      {loaded.status === 'ready' && loaded.value.length > 0 && (
        <ul>
          {loaded.value.map(({ kind, id, name, places }) => (
            <li key={`${kind} ${id}`}>
              <Link to={`/design/${kind}/${id}`}>{name}</Link>{' '}
              <small>{locale.localise(kindTitles[kind])}</small>
              <ul>
                {places.map(({ path, sentence }) => (
                  <li key={path}>{sentence}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
