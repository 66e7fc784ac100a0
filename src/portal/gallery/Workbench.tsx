import { Tabs } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { JsonEditor } from '../../designer/settings/JsonEditor.tsx';
import { jsonText, parseJson } from '../../designer/settings/jsonText.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { useMedia } from '../theme/useMedia.ts';
import { DocumentStage } from './documents/DocumentStage.tsx';
import { sampleInputs } from './documents/pageAround.ts';
import { EditedBar } from './EditedBar.tsx';
import type { Experiments } from './Experiments.ts';
import { galleryLocale } from './gallery.locale.ts';
import type { GallerySettings } from './settings.ts';
import { Stage } from './Stage.tsx';
import { noteOf } from './stageNote.ts';
import { SubjectPanel } from './SubjectPanel.tsx';
import { checkSubject, type Drawn, drawnOf, type Subject } from './subject.ts';

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
  const [good, setGood] = useState<Good>(() => goodOf(example, subject) ?? NOTHING);
  const [given, setGiven] = useState<Inputs>();
  const parsed = useMemo(() => parseJson(source), [source]);
  const drawn = useMemo(() => (parsed.ok ? drawnOf(parsed.value, subject) : undefined), [parsed, subject]);
  if (parsed.ok && drawn && drawn !== good.drawn) setGood({ value: parsed.value, drawn });
  const findings = useMemo(
    () => (parsed.ok ? checkSubject(parsed.value, subject, platform) : []),
    [parsed, subject, platform],
  );
  const write = (next: string): void => {
    setSource(next);
    if (next === example) experiments.drop(place);
    else experiments.keep(place, next);
  };
  const value = parsed.ok ? parsed.value : good.value;
  const sources = Object.keys(good.drawn?.sources ?? {});
  const note = noteOf(settings.state, meta, good.value, sources.length > 0, subject.as);
  const stale = drawn === undefined;
  const editor = (
    <JsonEditor text={source} findings={findings} change={write} restore={() => write(example)} />
  );
  const document = good.drawn?.document;
  const inputs = useMemo(
    () => given ?? (document?.kind === 'control' ? sampleInputs(document) : {}),
    [given, document],
  );
  const panel = (
    <SubjectPanel
      meta={meta}
      value={value}
      document={document}
      sources={sources}
      disabled={!parsed.ok}
      change={(next) => write(jsonText(next))}
      inputs={inputs}
      giveInputs={setGiven}
    />
  );
  return (
    <div className="at-gallery-bench">
      <section aria-label={text('stage')} className="at-gallery-stage">
        {experiments.textOf(place) !== undefined && (
          <EditedBar value={parsed.ok ? parsed.value : undefined} reset={() => write(example)} />
        )}
        <div className="at-gallery-frame" data-width={settings.width} data-as={subject.as}>
          {good.drawn && <Staged drawn={good.drawn} subject={subject} inputs={inputs} settings={settings} />}
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

type Inputs = Readonly<Record<string, unknown>>;

function Staged({
  drawn,
  subject: { data, campus },
  inputs,
  settings: { state, lang, dark, width },
}: {
  drawn: Drawn;
  subject: Subject;
  inputs: Inputs;
  settings: GallerySettings;
}) {
  const looks = { state, lang, dark, width };
  return drawn.document && campus ? (
    <DocumentStage document={drawn.document} inputs={inputs} campus={campus} {...looks} />
  ) : (
    <Stage body={drawn.body} sources={drawn.sources} data={data} {...looks} />
  );
}

/** The last that was well formed, and what is drawn of it. */
interface Good {
  readonly value: unknown;
  readonly drawn: Drawn | undefined;
}

/** What a stage has to draw before there was anything well formed. */
const NOTHING: Good = { value: undefined, drawn: undefined };

/** A text with what is to be drawn of it; undefined where it is not well formed. */
function goodOf(text: string, subject: Subject): Good | undefined {
  const read = parseJson(text);
  const drawn = read.ok ? drawnOf(read.value, subject) : undefined;
  return read.ok && drawn ? { value: read.value, drawn } : undefined;
}
