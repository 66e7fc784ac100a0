import { Empty, Skeleton } from 'antd';
import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { findSystems } from './findSystems.ts';
import { homeLocale } from './home.locale.ts';
import { SystemCard } from './SystemCard.tsx';

/** The systems under the headings of their groups. */
export const SystemGroups = observer(function SystemGroups({
  keyword,
  opening,
  open,
}: {
  keyword: string;
  opening: string | undefined;
  open: (id: string) => void;
}) {
  const { systems, session } = useRoot();
  const text = useText(homeLocale);
  if (systems.groups.length === 0 && systems.isLoadingList) return <Waiting label={text('loading')} />;
  const groups = findSystems(systems.groups, keyword);
  if (groups.length === 0) {
    const isWithoutRole = session.login !== undefined && session.roles.length === 0;
    const usual = session.container?.options.home.emptyText || text('empty');
    const empty = isWithoutRole ? text('noRole') : usual;
    const description = keyword.trim() === '' ? empty : text('nothingFound', { keyword: keyword.trim() });
    return <Empty className="at-home-empty" image={Empty.PRESENTED_IMAGE_SIMPLE} description={description} />;
  }
  const isList = session.container?.options.home.homeStyle === 'list';
  return (
    <div className={isList ? 'at-home-groups at-home-list' : 'at-home-groups'}>
      {groups.map(({ id, typename, sysList }) => (
        <section key={id} aria-labelledby={`group-${id}`} style={placeOf(sysList.length)}>
          <h2 id={`group-${id}`}>{typename}</h2>
          <ul>
            {sysList.map((system) => (
              <SystemCard
                key={system.id}
                system={system}
                busy={opening === system.id}
                open={() => open(system.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

/** Small groups stand side by side; one with more systems than a row holds has a row of its own. */
const placeOf = (systems: number): CSSProperties =>
  systems > 3 ? { flexBasis: '100%' } : { flexGrow: systems };

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="at-home-groups">
      <ul>
        {[1, 2, 3].map((place) => (
          <li key={place} className="at-card at-card-waiting">
            <Skeleton active avatar={{ shape: 'square', size: 44 }} paragraph={{ rows: 1 }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
