import { Tabs } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { JsonEditor } from '../../designer/settings/JsonEditor.tsx';
import { jsonText, parseJson } from '../../designer/settings/jsonText.ts';
import { partAt, replaceAt } from '../../designer/settings/pointer.ts';
import { PropsPanel } from '../../designer/settings/PropsPanel.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { useMedia } from '../theme/useMedia.ts';
import { EditedBar } from './EditedBar.tsx';
import type { Experiments } from './Experiments.ts';
import { galleryLocale } from './gallery.locale.ts';
import type { GallerySettings } from './settings.ts';
import { Stage } from './Stage.tsx';
import { noteOf } from './stageNote.ts';
import { checkSubject, drawnOf, pointerOf, type Subject } from './subject.ts';

interface WorkbenchProps {
  meta: RendererMeta;
  subject: Subject;
  settings: GallerySettings;
  experiments: Experiments;
}

/**
 * One example with what it is made of. What stands in the editor is the one truth: the panel writes into it, the stage
 * draws what is well formed of it, and keeps the last that was.
 */
export const Workbench = observer(function Workbench(props: WorkbenchProps) {
  const { meta, subject, settings, experiments } = props;
  const { platform } = useRoot();
  const text = useText(galleryLocale);
  const wide = useMedia('(min-width: 1180px)');
  const place = { type: meta.type, fixture: settings.fixture };
  const example = jsonText(subject.value);
  const [source, setSource] = useState(() => experiments.textOf(place) ?? example);
  const [good, setGood] = useState(() => goodOf(source, subject) ?? goodOf(example, subject) ?? NOTHING);
  const parsed = useMemo(() => parseJson(source), [source]);
  const findings = useMemo(
    () => (parsed.ok ? checkSubject(parsed.value, subject, platform) : []),
    [parsed, subject, platform],
  );
  const write = (next: string): void => {
    setSource(next);
    if (next === example) experiments.drop(place);
    else experiments.keep(place, next);
    const drawable = goodOf(next, subject);
    if (drawable) setGood(drawable);
  };
  const value = parsed.ok ? parsed.value : good.value;
  const pointer = pointerOf(value, meta.type);
  const sources = Object.keys(good.drawn?.sources ?? {});
  const note = noteOf(settings.state, meta, good.value, sources.length > 0, subject.whole);
  const stale = !parsed.ok || drawnOf(parsed.value, subject) === undefined;
  const editor = (
    <JsonEditor text={source} findings={findings} change={write} restore={() => write(example)} />
  );
  const panel = (
    <PropsPanel
      schema={meta.props}
      values={recordOf(partAt(value, `${pointer ?? ''}/props`))}
      sources={sources}
      disabled={!parsed.ok || pointer === undefined}
      change={(props) => write(jsonText(replaceAt(value, `${pointer ?? ''}/props`, props)))}
    />
  );
  return (
    <div className="at-gallery-bench">
      <section aria-label={text('stage')} className="at-gallery-stage">
        {experiments.textOf(place) !== undefined && (
          <EditedBar value={parsed.ok ? parsed.value : undefined} reset={() => write(example)} />
        )}
        <div className="at-gallery-frame" data-width={settings.width}>
          {good.drawn && (
            <Stage
              body={good.drawn.body}
              sources={good.drawn.sources}
              data={subject.data}
              state={settings.state}
              lang={settings.lang}
              dark={settings.dark}
              width={settings.width}
            />
          )}
        </div>
        {stale && <p className="at-gallery-note">{text('notDrawn')}</p>}
        {note && <p className="at-gallery-note">{text(note)}</p>}
      </section>
      {wide ? (
        <>
          <section aria-label="JSON" className="at-gallery-json">
            {editor}
          </section>
          <section aria-label={text('props')} className="at-gallery-props">
            <h2>{text('props')}</h2>
            {panel}
          </section>
        </>
      ) : (
        <Tabs
          className="at-gallery-tabs"
          items={[
            { key: 'props', label: text('props'), children: panel },
            { key: 'json', label: 'JSON', children: editor },
          ]}
        />
      )}
    </div>
  );
});

/** What a stage has to draw before there was anything well formed. */
const NOTHING = { value: undefined, drawn: undefined };

/** A text with what is to be drawn of it; undefined where it is not well formed. */
function goodOf(text: string, subject: Subject) {
  const read = parseJson(text);
  const drawn = read.ok ? drawnOf(read.value, subject) : undefined;
  return read.ok && drawn ? { value: read.value, drawn } : undefined;
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
