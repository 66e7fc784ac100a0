import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useMemo } from 'react';
import { setMember } from '../../documents/edit/setMember.ts';
import { together } from '../../documents/edit/together.ts';
import type { Part } from '../../documents/parts/part.ts';
import { same } from '../../documents/same.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useDesign } from '../frame/DesignContext.ts';
import { NameField } from '../rename/NameField.tsx';
import { useRename } from '../rename/RenameContext.ts';
import type { Change } from '../settings/controlProps.ts';
import { PlaceOfValue } from '../settings/PlaceOfValue.ts';
import { PropField } from '../settings/PropField.tsx';
import { recordOf } from '../settings/recordOf.ts';
import { BesideContext } from '../settings/SettingsContext.ts';
import { type Entry, groupOf, groups, groupTitles, type Section, sectionTitles } from './section.ts';
import { valueOf } from './sectionsOf.ts';

interface SectionViewProps {
  section: Section;
  parts: readonly Part[];
  open: boolean;
  toggle: () => void;
  /** What is wrong at a JSON pointer of the document. */
  problemsAt: (pointer: string, exactly?: boolean) => readonly string[];
  /** Stands above or below the entries. */
  before?: ReactNode;
}

/** A heading of the panel that folds, with what is set under it. */
export const SectionView = observer(function SectionView(props: SectionViewProps) {
  const { section, parts, open, toggle, problemsAt, before } = props;
  const { locale } = useRoot();
  const id = useId();
  const title = locale.localise(sectionTitles[section.key]);
  const isChanged = section.entries.some((each) => parts.some((part) => valueOf(part, each) !== undefined));
  const field = (each: Entry): ReactNode => (
    <EntryField
      key={`${parts.map(({ key }) => key).join(' ')} ${each.pointer}`}
      entry={each}
      parts={parts}
      problemsAt={problemsAt}
    />
  );
  return (
    <div className="at-panel-section" role="group" aria-labelledby={id}>
      <h3 id={id}>
        <button type="button" className="at-plain" aria-expanded={open} onClick={toggle}>
          {open ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
          {title}
          {!open && isChanged && <span className="at-settings-dot" />}
        </button>
      </h3>
      {open && (
        <div className="at-settings">
          {before}
          {section.key === 'props' ? (
            <Grouped entries={section.entries} draw={field} />
          ) : (
            section.entries.map(field)
          )}
        </div>
      )}
    </div>
  );
});

/** Props by their groups, which have headings where there are several. */
function Grouped({ entries, draw }: { entries: readonly Entry[]; draw: (entry: Entry) => ReactNode }) {
  const { locale } = useRoot();
  const filled = groups
    .map((group) => ({ group, list: entries.filter(({ prop }) => groupOf(prop) === group) }))
    .filter(({ list }) => list.length > 0);
  return filled.map(({ group, list }) => (
    <div key={group} role="group" aria-label={locale.localise(groupTitles[group])} className="at-settings">
      {filled.length > 1 && <h4>{locale.localise(groupTitles[group])}</h4>}
      {list.map(draw)}
    </div>
  ));
}

interface EntryFieldProps {
  entry: Entry;
  parts: readonly Part[];
  problemsAt: (pointer: string, exactly?: boolean) => readonly string[];
}

/** One control over all parts that are selected; typing in it is one step of the history. */
const EntryField = observer(function EntryField({ entry, parts, problemsAt }: EntryFieldProps) {
  const { model } = useDesign();
  const values = parts.map((part) => valueOf(part, entry));
  const [first] = values;
  const isMixed = values.some((each) => !same(each, first));
  const held = parts.map((each) => entry.of?.(each) ?? each);
  const keys = held.map(({ key }) => key);
  const [part] = held;
  const set: Change = (typed, step) => {
    if (step === undefined && values.every((each) => same(each, typed))) return;
    const { selection } = model;
    const setting = setMember(keys, entry.pointer, typed, entry.prop.title);
    if (step === undefined) model.run(setting, `${keys.join(' ')}${entry.pointer}`);
    else {
      const all = together(step.title, ...(step.first ? [step.first] : []), setting);
      model.run(all, step.typing && `${keys.join(' ')}${entry.pointer} ${step.typing}`);
    }
    // What is set may be kept elsewhere than in what is selected.
    if (entry.of) model.select(selection);
  };
  const rename = useRename();
  const placed = useMemo(
    () => ({ pointer: `${part?.pointer ?? ''}${entry.pointer}`, problemsAt }),
    [part?.pointer, entry.pointer, problemsAt],
  );
  const problems = held.flatMap((each) => problemsAt(`${each.pointer}${entry.pointer}`));
  if (
    rename !== undefined &&
    part?.role === 'field' &&
    entry.pointer === '/name' &&
    typeof first === 'string'
  )
    return <NameField part={part} prop={entry.prop} value={first} problems={problems} rename={rename} />;
  const field = (
    <PropField
      name={entry.name}
      prop={entry.prop}
      value={isMixed ? undefined : first}
      mixed={isMixed}
      problems={problems}
      change={set}
    />
  );
  return (
    <PlaceOfValue.Provider value={placed}>
      <BesideContext.Provider value={recordOf(part?.value)}>{field}</BesideContext.Provider>
    </PlaceOfValue.Provider>
  );
});
