import { SearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Part, PartRole } from '../../documents/parts/part.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Finding } from '../../schemas/finding.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import { isReminder } from '../core/Problems.ts';
import { useDesign } from '../frame/DesignContext.ts';
import { useRoleName } from '../editors/pickers/useRoles.ts';
import { SourcePart } from '../editors/sources/SourcePart.tsx';
import { partLabel } from '../frame/partLabel.ts';
import { nameProp } from '../rename/nameProp.ts';
import { NameField } from '../rename/NameField.tsx';
import { useRename } from '../rename/RenameContext.ts';
import { orderedProps } from '../settings/orderedProps.ts';
import { recordOf } from '../settings/recordOf.ts';
import { type NamedField, SettingsContext, SiblingsContext } from '../settings/SettingsContext.ts';
import { panelLocale } from './panel.locale.ts';
import type { Section, SectionKey } from './section.ts';
import { sharedSections, valueOf } from './sectionsOf.ts';
import { SectionView } from './SectionView.tsx';
import { TypeField } from './TypeField.tsx';
import { overField } from './overField.ts';
import { useModuleForm } from './useModuleForm.ts';
import { useSettingsScope } from './useSettingsScope.ts';
import '../settings/settings.css';
import './panel.css';

interface PropertyPanelProps {
  /** What the check found in the document, with pointers into it. */
  findings?: readonly Finding[];
}

/** Parts that are named by their place in an object. */
const NAMED: ReadonlySet<PartRole> = new Set(['param', 'input', 'variable', 'source', 'event']);

const NO_FINDINGS: readonly Finding[] = [];

/** Folded at first: what few people set. */
const FOLDED: readonly SectionKey[] = ['place', 'handling', 'notices', 'further'];

/** All that can be set of what is selected; of the document where nothing is. */
export const PropertyPanel = observer(function PropertyPanel({ findings = NO_FINDINGS }: PropertyPanelProps) {
  const { model } = useDesign();
  const { locale } = useRoot();
  const text = useText(panelLocale);
  const [wanted, setWanted] = useState('');
  const [folded, setFolded] = useState<ReadonlySet<SectionKey>>(new Set(FOLDED));
  const parts = model.selected.length > 0 ? model.selected : [model.tree.root];
  const [part = model.tree.root] = parts;
  const scope = useSettingsScope(model, part);
  const rename = useRename();
  const { form } = useModuleForm(model);
  const shared = sharedSections(parts, model.language.metas);
  const all = parts.length === 1 ? overField(shared, part, form, locale.locale) : shared;
  const shown = found(all, parts, wanted, (title) => locale.localise(title));
  const toggle = (key: SectionKey): void =>
    setFolded((now) => new Set(now.has(key) ? [...now].filter((each) => each !== key) : [...now, key]));
  const problemsAt = (pointer: string, exactly = false): readonly string[] =>
    findings
      .filter((each) => !isReminder(each))
      .filter(({ path = '' }) => path === pointer || (!exactly && path.startsWith(`${pointer}/`)))
      .map(({ message }) => locale.localise(message));
  const isSingleNode = parts.length === 1 && (part.role === 'node' || part.role === 'field');
  return (
    <SettingsContext.Provider value={scope}>
      <SiblingsContext.Provider value={propsIn(part)}>
        <div className="at-panel">
          <PanelHead model={model} parts={parts} fields={scope.fieldsOf(undefined)} />
          {parts.length === 1 && rename !== undefined && NAMED.has(part.role) && (
            <div className="at-settings">
              <NameField
                key={part.key}
                part={part}
                prop={nameProp}
                value={part.name}
                problems={[]}
                rename={rename}
              />
            </div>
          )}
          {all.length > 0 && (
            <Input
              size="small"
              allowClear
              prefix={<SearchOutlined aria-hidden />}
              aria-label={text('search')}
              placeholder={text('search')}
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          )}
          {shown.length === 0 && (
            <p className="at-settings-none">
              {text(all.length > 0 ? 'nothing' : parts.length > 1 ? 'nothingShared' : 'empty')}
            </p>
          )}
          {parts.length === 1 && part.role === 'source' && wanted === '' && (
            <SourcePart part={part} problemsAt={problemsAt} />
          )}
          {shown.map((section) => (
            <SectionView
              key={section.key}
              section={section}
              parts={parts}
              open={wanted !== '' || !folded.has(section.key)}
              toggle={() => toggle(section.key)}
              problemsAt={problemsAt}
              before={isSingleNode && section.key === 'basic' && wanted === '' && <TypeField part={part} />}
            />
          ))}
          {parts.length === 1 && part.name !== '' && !(rename !== undefined && NAMED.has(part.role)) && (
            <p className="at-settings-default">
              {text('id')} <code>{part.role === 'node' || part.role === 'field' ? part.key : part.name}</code>
            </p>
          )}
        </div>
      </SiblingsContext.Provider>
    </SettingsContext.Provider>
  );
});

const propsIn = ({ role, value }: Part): Readonly<Record<string, unknown>> =>
  role === 'node' || role === 'field' ? recordOf(recordOf(value).props) : {};

/** The sections without what depends on another value, and without what was not looked for. */
function found(
  all: readonly Section[],
  parts: readonly Part[],
  wanted: string,
  localise: (title: Section['entries'][number]['prop']['title']) => string,
): readonly Section[] {
  const [part] = parts;
  const query = wanted.trim().toLowerCase();
  return all.flatMap((section) => {
    const schema = Object.fromEntries(section.entries.map(({ name, prop }) => [name, prop]));
    const values = Object.fromEntries(
      section.entries.map((each) => [each.name, part && valueOf(part, each)]),
    );
    const applying = new Set(orderedProps(schema, values).map(([name]) => name));
    const entries = section.entries
      .filter(({ name }) => applying.has(name))
      .filter(({ name, prop }) => `${localise(prop.title)} ${name}`.toLowerCase().includes(query))
      .sort((one, other) => (one.prop.order ?? 0) - (other.prop.order ?? 0));
    return entries.length === 0 ? [] : [{ ...section, entries }];
  });
}

/** What is set here: its icon, what it is called and what it is. */
const PanelHead = observer(function PanelHead({
  model,
  parts,
  fields,
}: {
  model: DesignModel;
  parts: readonly Part[];
  fields: readonly NamedField[];
}) {
  const { locale, platform } = useRoot();
  const text = useText(panelLocale);
  const roleName = useRoleName();
  const { metas } = model.language;
  const [part] = parts;
  if (part === undefined) return null;
  if (parts.length > 1) return <p className="at-panel-head">{text('several', { count: parts.length })}</p>;
  const titleOf = (code: string): string | undefined => {
    const title = fields.find((each) => each.code === code)?.title;
    return title === undefined ? undefined : locale.localise(title);
  };
  const label = partLabel(part, metas, locale.locale, titleOf, roleName);
  const icon = metas.get(part.type ?? '')?.icon;
  const field = part.role === 'place' ? fieldNamed(model, part.name) : undefined;
  const { Icon } = platform.chrome;
  return (
    <div className="at-panel-head">
      {icon !== undefined && <Icon name={icon} />}
      <strong>{label.title}</strong>
      {label.kind !== label.title && <small>{label.kind}</small>}
      {field && (
        <Button size="small" onClick={() => model.select([field.key])}>
          {text('toField', { title: label.title })}
        </Button>
      )}
    </div>
  );
});

/** The field of a form's own that a place, column or filter names. */
const fieldNamed = ({ tree }: DesignModel, code: string): Part | undefined =>
  tree.root.holdings
    .find(({ name }) => name === 'fields')
    ?.parts.find(({ value }) => recordOf(value).name === code);
