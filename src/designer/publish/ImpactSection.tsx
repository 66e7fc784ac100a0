import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import type { UserPlaces } from '../../documents/uses/told.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { publishLocale } from './publish.locale.ts';

/** Places of one document that are shown. */
const MOST = 5;

/** Documents with the places in them, each in a sentence. */
export function PlacesList({ users }: { users: readonly UserPlaces[] }) {
  return (
    <ul className="at-publish-users">
      {users.map(({ kind, id, name, places }) => (
        <li key={`${kind}/${id}`}>
          <DocumentLink kind={kind} id={id} name={name} />
          <ul>
            {places.slice(0, MOST).map(({ path, sentence }) => (
              <li key={`${path} ${sentence}`} title={path}>
                {sentence}
              </li>
            ))}
            {places.length > MOST && <li>…{String(places.length - MOST)}</li>}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Which published documents would have errors. */
export const ImpactSection = observer(function ImpactSection({ broken }: { broken: readonly UserPlaces[] }) {
  const text = useText(publishLocale);
  if (broken.length === 0) return <p className="at-publish-quiet">{text('noImpact')}</p>;
  return (
    <>
      <p>{text('impactHint')}</p>
      <PlacesList users={broken} />
    </>
  );
});
