import { useText } from '../../runtime/locale/useText.ts';
import { DocumentLink } from './DocumentLink.tsx';
import type { Published } from './publishCalls.ts';
import { publishLocale } from './publish.locale.ts';

/** What reads what is no longer there, now that it is published. */
export function BrokenNow({ published }: { published: readonly Published[] }) {
  const text = useText(publishLocale);
  const broken = published.flatMap((each) => each.broken ?? []);
  return (
    <>
      <p>{text('brokenNow')}</p>
      <ul className="at-publish-users">
        {broken.map(({ kind = 'interface', id, name, moduleCode = '', interfaceUrl = '' }) => {
          const at = id ?? `${moduleCode}/${interfaceUrl}`;
          return (
            <li key={`${kind} ${at}`}>
              <DocumentLink kind={kind} id={at} name={name} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
