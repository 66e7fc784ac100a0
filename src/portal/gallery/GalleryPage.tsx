import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import type { Chrome } from '../../runtime/render/chrome.ts';
import { KeyValueStore } from '../../runtime/stores/KeyValueStore.ts';
import { RootContext, useRoot } from '../../runtime/stores/RootContext.tsx';
import { setCalendarLanguage } from '../theme/calendarLanguage.ts';
import { memoryStorage } from '../../runtime/stores/memoryStorage.ts';
import { PortalTheme } from '../theme/PortalTheme.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { ScreenLayer } from '../ui/ScreenLayer.tsx';
import { Experiments } from './Experiments.ts';
import { galleryLocale } from './gallery.locale.ts';
import { GalleryScreen } from './GalleryScreen.tsx';
import { createExampleRoot } from './stageRoot.ts';
import { useGallerySettings } from './useGallerySettings.ts';
import './gallery.css';

/** px. */
const PHONE = 576;

/**
 * `/example`: every widget with its examples. Language and looks are those of the address and of this page alone, so
 * that whoever follows a link sees the same, and keeps the settings that they had.
 */
export function GalleryPage() {
  const { platform } = useRoot();
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const { Loading, Failure } = platform.chrome;
  useEffect(() => {
    if (state !== 'waiting') return;
    platform.registry.prepareAll().then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, [platform, state]);
  if (state === 'failed') return <Unreachable Failure={Failure} retry={() => setState('waiting')} />;
  return state === 'ready' ? <Gallery /> : <Loading shape="page" />;
}

function Unreachable({ Failure, retry }: { Failure: Chrome['Failure']; retry: () => void }) {
  const text = useText(galleryLocale);
  return <Failure title={text('unreachable')} retry={retry} />;
}

const Gallery = observer(function Gallery() {
  const portal = useRoot();
  const { metas: index } = portal.platform.registry;
  const metas = useMemo(() => index.types.flatMap((type) => index.get(type) ?? []), [index]);
  const [first] = useState(() => ({
    lang: portal.locale.locale,
    dark: portal.theme.dark,
    width: window.innerWidth <= PHONE ? ('phone' as const) : ('desktop' as const),
  }));
  const [settings, change] = useGallerySettings({ ...first, type: metas[0]?.type ?? '' });
  const { lang, dark, width } = settings;
  const [host, setHost] = useState<HTMLElement | null>(null);
  const root = useMemo(() => createExampleRoot(portal, { lang, dark, width }), [portal, lang, dark, width]);
  const [experiments] = useState(
    () => new Experiments(portal.tabStorage ?? new KeyValueStore(memoryStorage())),
  );
  useTitle(root.locale.text(galleryLocale, 'title'));
  useCalendarOf(portal.locale.locale, portal.locale.notation?.weekStart);
  return (
    <div
      ref={setHost}
      className="at-gallery"
      lang={root.locale.language}
      style={{ colorScheme: dark ? 'dark' : 'light' }}
    >
      {host && (
        <RootContext.Provider value={root}>
          <PortalTheme host={host}>
            <ScreenLayer>
              <GalleryScreen metas={metas} settings={settings} change={change} experiments={experiments} />
            </ScreenLayer>
          </PortalTheme>
        </RootContext.Provider>
      )}
    </div>
  );
});

/** The calendars' language is one for all of the browser page: it is the portal's again when the gallery is left. */
function useCalendarOf(locale: 'zhCN' | 'enUS', weekStart: number | undefined): void {
  useEffect(
    () => () => {
      setCalendarLanguage(locale, weekStart);
    },
    [locale, weekStart],
  );
}
