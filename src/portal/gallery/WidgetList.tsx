import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { catalogueOf, familyTitles } from '../../documents/widgetCatalogue.ts';
import type { Experiments } from './Experiments.ts';
import { galleryLocale } from './gallery.locale.ts';
import { useComposed } from '../../runtime/render/useComposed.ts';

interface WidgetListProps {
  metas: readonly RendererMeta[];
  chosen: string;
  choose: (type: string) => void;
  experiments: Experiments;
}

/** All widgets by family, with a search over their titles and types. */
export const WidgetList = observer(function WidgetList(props: WidgetListProps) {
  const { metas, chosen, choose, experiments } = props;
  const { locale, platform } = useRoot();
  const text = useText(galleryLocale);
  const [search, setSearch] = useState('');
  const groups = catalogueOf(metas, useComposed(search));
  const { Icon } = platform.chrome;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bringIntoSight(list.current);
  }, [chosen]);
  return (
    <nav className="at-gallery-list" aria-label={text('widgets')}>
      <Input
        allowClear
        value={search}
        prefix={<SearchOutlined aria-hidden />}
        placeholder={text('search')}
        aria-label={text('search')}
        onChange={({ target }) => setSearch(target.value)}
      />
      <div className="at-gallery-groups" ref={list}>
        {groups.length === 0 && <p className="at-gallery-note">{text('none')}</p>}
        {groups.map(({ family, metas: own }) => (
          <section key={family}>
            <h2>{locale.localise(familyTitles[family])}</h2>
            <ul>
              {own.map(({ type, title, icon }) => (
                <li key={type}>
                  <button
                    type="button"
                    className="at-plain at-gallery-item"
                    aria-current={type === chosen ? 'page' : undefined}
                    onClick={() => choose(type)}
                  >
                    <span>
                      <Icon name={icon} />
                    </span>
                    <span>
                      {locale.localise(title)}
                      {experiments.has(type) && <EditedDot />}
                    </span>
                    <code>{type}</code>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
});

/** Scrolls the list alone to its current widget: one that a link names may stand far below. */
function bringIntoSight(list: HTMLElement | null): void {
  const current = list?.querySelector('[aria-current="page"]');
  if (!list || !current) return;
  const box = list.getBoundingClientRect();
  const place = current.getBoundingClientRect();
  if (place.top >= box.top && place.bottom <= box.bottom) return;
  list.scrollTop += place.top - box.top - (box.height - place.height) / 2;
}

function EditedDot() {
  const text = useText(galleryLocale);
  return <span className="at-gallery-dot" role="img" aria-label={text('edited')} title={text('edited')} />;
}
