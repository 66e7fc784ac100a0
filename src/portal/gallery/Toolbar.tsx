import { Segmented, Select } from 'antd';
import { useText } from '../../runtime/locale/useText.ts';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import { galleryLocale } from './gallery.locale.ts';
import { type GallerySettings, statesOf, stateTitle } from './settings.ts';
import type { Subjects } from './useSubjects.ts';

interface ToolbarProps {
  settings: GallerySettings;
  titles: Subjects['titles'];
  /** Of the document that is drawn whole. */
  kind: DocumentKind | undefined;
  change: (part: Partial<GallerySettings>) => void;
}

/** Which example, in which state, how wide. */
export function Toolbar({ settings, titles, kind, change }: ToolbarProps) {
  const text = useText(galleryLocale);
  return (
    <div className="at-gallery-toolbar">
      <Select
        className="at-gallery-fixture"
        aria-label={text('example')}
        value={titles.some(({ value }) => value === settings.fixture) ? settings.fixture : null}
        placeholder={text('noExample')}
        options={[...titles]}
        disabled={titles.length === 0}
        onChange={(fixture: number | 'page') => change({ fixture })}
      />
      <Select
        className="at-gallery-state"
        aria-label={text('state')}
        value={settings.state}
        options={statesOf(kind).map((state) => ({ value: state, label: text(stateTitle(state, kind)) }))}
        onChange={(state) => change({ state })}
      />
      <Segmented
        aria-label={text('width')}
        value={settings.width}
        options={(['desktop', 'phone'] as const).map((width) => ({ value: width, label: text(width) }))}
        onChange={(width) => change({ width })}
      />
    </div>
  );
}
