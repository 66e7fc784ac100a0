import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { setMember } from '../../documents/edit/setMember.ts';
import type { Part } from '../../documents/parts/part.ts';
import { same } from '../../documents/same.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useDesign } from '../frame/DesignContext.ts';
import { PropField } from '../settings/PropField.tsx';
import { type Entry, groupOf, groups, groupTitles, type Section, sectionTitles } from './section.ts';
import { valueOf } from './sectionsOf.ts';

interface SectionViewProps {
  section: Section;
  parts: readonly Part[];
  open: boolean;
  toggle: () => void;
  /** What is wrong at a JSON pointer of the document. */
  problemsAt: (pointer: string) => readonly string[];
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
    <section className="at-panel-section" aria-labelledby={id}>
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
    </section>
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
  problemsAt: (pointer: string) => readonly string[];
}

/** One control over all parts that are selected; typing in it is one step of the history. */
const EntryField = observer(function EntryField({ entry, parts, problemsAt }: EntryFieldProps) {
  const { model } = useDesign();
  const values = parts.map((part) => valueOf(part, entry));
  const [first] = values;
  const isMixed = values.some((each) => !same(each, first));
  const held = parts.map((part) => entry.of?.(part) ?? part);
  const keys = held.map(({ key }) => key);
  const set = (value: unknown): void => {
    if (values.every((each) => same(each, value))) return;
    const { selection } = model;
    const command = setMember(keys, entry.pointer, value, entry.prop.title);
    if (model.run(command, `${keys.join(' ')}${entry.pointer}`)) model.select(selection);
  };
  return (
    <PropField
      name={entry.name}
      prop={entry.prop}
      value={isMixed ? undefined : first}
      mixed={isMixed}
      problems={held.flatMap((part) => problemsAt(`${part.pointer}${entry.pointer}`))}
      change={set}
    />
  );
});
