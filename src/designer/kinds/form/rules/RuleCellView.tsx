import { WarningOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef } from 'react';
import { setMember } from '../../../../documents/edit/setMember.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { Prop } from '../../../../schemas/prop.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import { PlaceOfValue } from '../../../settings/PlaceOfValue.ts';
import { PropField } from '../../../settings/PropField.tsx';
import { useSettings } from '../../../settings/SettingsContext.ts';
import type { FieldRow } from '../shared/fieldRows.ts';
import type { RuleCells } from './RuleCells.ts';
import { propOfMember, type RuleMember, takesMember, usual } from './ruleMembers.ts';
import { rulesLocale } from './rules.locale.ts';
import { sayRule } from './sayRule.ts';

interface RuleCellViewProps {
  row: FieldRow;
  member: RuleMember;
  cells: RuleCells;
  chosen: boolean;
  problems: readonly string[];
}

/** When one thing holds of one field, in words; a press opens what sets it. */
export const RuleCellView = observer(function RuleCellView(props: RuleCellViewProps) {
  const { row, member, cells, chosen, problems } = props;
  const { locale } = useRoot();
  const text = useText(rulesLocale);
  const { places } = useSettings();
  const opener = useRef<HTMLButtonElement>(null);
  const prop = propOfMember(member);
  if (prop === undefined || !takesMember(row, member))
    return <td className="at-parttable-quiet">{text('numbered')}</td>;
  const value: unknown = row.node[member];
  const said = sayRule(member, value, usual(member), { places, locale: locale.locale, text });
  const { key, title } = row;
  const cell = { key, member };
  const isOpen = cells.editing?.key === key && cells.editing.member === member;
  const close = (): void => {
    cells.edit(undefined);
    opener.current?.focus();
  };
  const button = (
    <button
      ref={opener}
      type="button"
      className="at-plain at-rule-cell"
      data-set={value !== undefined || undefined}
      aria-label={text('cell', { title, member: locale.localise(prop.title), said })}
      aria-expanded={isOpen}
      title={[said, ...problems].join('\n')}
      onClick={({ shiftKey }) => {
        if (shiftKey) cells.extend(cell);
        else {
          cells.choose(cell);
          cells.edit(isOpen ? undefined : cell);
        }
      }}
    >
      {problems.length > 0 && <WarningOutlined aria-hidden className="at-parttable-wrong" />}
      <span>{said}</span>
    </button>
  );
  return (
    <td
      data-chosen={chosen || undefined}
      onKeyDown={(event) => {
        // From within the popover as well, which is drawn elsewhere.
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      {button}
      {isOpen && (
        <Popover
          open
          trigger="click"
          // Beside the cell: the rows below are the ones that are set next.
          placement="rightTop"
          content={<RuleEditor row={row} member={member} prop={prop} problems={problems} close={close} />}
          onOpenChange={(open) => {
            if (!open) cells.edit(undefined);
          }}
        >
          <span className="at-parttable-anchor" />
        </Popover>
      )}
    </td>
  );
});

interface RuleEditorProps extends Pick<RuleCellViewProps, 'row' | 'member' | 'problems'> {
  prop: Prop;
  close: () => void;
}

/** The control of the property panel for one member. */
const RuleEditor = observer(function RuleEditor({ row, member, prop, problems, close }: RuleEditorProps) {
  const { model } = useDesign();
  const { locale } = useRoot();
  const text = useText(rulesLocale);
  const { key, title, node, part } = row;
  const placed = useMemo(
    () => ({ pointer: `${part.pointer}/${member}`, problemsAt: () => [] }),
    [part.pointer, member],
  );
  return (
    <div
      role="dialog"
      className="at-rule-editor"
      aria-label={text('edit', { title, member: locale.localise(prop.title) })}
    >
      <PlaceOfValue.Provider value={placed}>
        <PropField
          name={member}
          prop={prop}
          value={node[member]}
          problems={problems}
          change={(next) => {
            model.run(setMember([key], `/${member}`, next, prop.title), `${key}/${member}`);
            // Yes and no are all there is to say; what is a rule or a value is written on.
            if (member !== 'value' && (next === undefined || typeof next === 'boolean')) close();
          }}
        />
      </PlaceOfValue.Provider>
    </div>
  );
});
