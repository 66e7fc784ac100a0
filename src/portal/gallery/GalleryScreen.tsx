import { HomeOutlined, MoonOutlined, SunOutlined, TranslationOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { kindOf } from '../../documents/check/shape.ts';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { useMedia } from '../theme/useMedia.ts';
import { catalogueOf, familyTitles } from '../../documents/widgetCatalogue.ts';
import type { Experiments } from './Experiments.ts';
import { galleryLocale } from './gallery.locale.ts';
import { type GallerySettings, statesOf } from './settings.ts';
import { Toolbar } from './Toolbar.tsx';
import { useOpenedLink } from './useOpenedLink.ts';
import { useSubjects } from './useSubjects.ts';
import { WidgetList } from './WidgetList.tsx';
import { Workbench } from './Workbench.tsx';

interface GalleryScreenProps {
  metas: readonly RendererMeta[];
  settings: GallerySettings;
  change: (part: Partial<GallerySettings>) => void;
  experiments: Experiments;
}

/** Widgets at the left, the chosen one with its example, props and JSON beside. */
export const GalleryScreen = observer(function GalleryScreen(props: GalleryScreenProps) {
  const { metas, settings, change, experiments } = props;
  const { platform } = useRoot();
  const text = useText(galleryLocale);
  const wide = useMedia('(min-width: 760px)');
  const meta = platform.registry.metas.get(settings.type);
  useOpenedLink(experiments, settings);
  const choose = (type: string): void => change({ type, fixture: 0 });
  return (
    <div className="at-gallery-screen">
      <header className="at-gallery-header">
        <Link to="/home" className="at-icon-button" aria-label={text('home')} title={text('home')}>
          <HomeOutlined aria-hidden />
        </Link>
        <h1>{text('title')}</h1>
        <IconButton
          label={text(settings.lang === 'zhCN' ? 'toEnglish' : 'toChinese')}
          icon={<TranslationOutlined aria-hidden />}
          press={() => change({ lang: settings.lang === 'zhCN' ? 'enUS' : 'zhCN' })}
        />
        <IconButton
          label={text(settings.dark ? 'toLight' : 'toDark')}
          icon={settings.dark ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
          press={() => change({ dark: !settings.dark })}
        />
      </header>
      {wide && <WidgetList metas={metas} chosen={settings.type} choose={choose} experiments={experiments} />}
      <main className="at-gallery-main">
        {!wide && <WidgetSelect {...props} choose={choose} />}
        {meta ? (
          <Chosen meta={meta} settings={settings} change={change} experiments={experiments} />
        ) : (
          <p className="at-gallery-note" role="alert">
            {text('unknown', { type: settings.type })}
          </p>
        )}
      </main>
    </div>
  );
});

function IconButton({ label, icon, press }: { label: string; icon: React.ReactNode; press: () => void }) {
  return (
    <button type="button" className="at-icon-button" aria-label={label} title={label} onClick={press}>
      {icon}
    </button>
  );
}

/** The list of widgets where there is no room for one. */
const WidgetSelect = observer(function WidgetSelect({
  metas,
  settings,
  choose,
}: GalleryScreenProps & { choose: (type: string) => void }) {
  const { locale } = useRoot();
  const text = useText(galleryLocale);
  return (
    <SearchSelect
      className="at-gallery-select"
      aria-label={text('widget')}
      value={settings.type}
      options={catalogueOf(metas, '').map(({ family, metas: own }) => ({
        label: locale.localise(familyTitles[family]),
        options: own.map(({ type, title }) => ({ value: type, label: `${locale.localise(title)} ${type}` })),
      }))}
      onChange={choose}
    />
  );
});

const Chosen = observer(function Chosen({
  meta,
  settings,
  change,
  experiments,
}: Omit<GalleryScreenProps, 'metas'> & { meta: RendererMeta }) {
  const { locale, platform } = useRoot();
  const text = useText(galleryLocale);
  const { titles, chosen, coming } = useSubjects(meta, settings.fixture);
  const { Loading } = platform.chrome;
  const kind = chosen?.as === 'document' ? kindOf(chosen.value) : undefined;
  // A link may name a state of another widget.
  const state = statesOf(kind).includes(settings.state) ? settings.state : 'normal';
  return (
    <>
      <div className="at-gallery-head">
        <div>
          <h2>
            {locale.localise(meta.title)} <code>{meta.type}</code>
          </h2>
          {meta.description && <p>{locale.localise(meta.description)}</p>}
        </div>
        <Toolbar settings={{ ...settings, state }} titles={titles} kind={kind} change={change} />
      </div>
      {chosen ? (
        <Workbench
          key={`${meta.type} ${String(settings.fixture)} ${String(experiments.opened)}`}
          meta={meta}
          subject={chosen}
          settings={{ ...settings, state }}
          experiments={experiments}
        />
      ) : coming ? (
        <Loading shape="page" />
      ) : (
        <p className="at-gallery-note">{text('noExample')}</p>
      )}
    </>
  );
});
