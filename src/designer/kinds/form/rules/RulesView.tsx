import { Button, Segmented } from 'antd';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { localise, type Locale, type LocalText } from '../../../../schemas/text.ts';
import { useSettingsScope } from '../../../panel/useSettingsScope.ts';
import { SettingsContext } from '../../../settings/SettingsContext.ts';
import { FieldName } from '../shared/FieldName.tsx';
import { type FieldRow, foundRows } from '../shared/fieldRows.ts';
import { FieldSearch } from '../shared/FieldSearch.tsx';
import { PartTable } from '../../../table/PartTable.tsx';
import { useFormDesign } from '../shared/useFormDesign.ts';
import { RuleCells } from './RuleCells.ts';
import { RuleCellView } from './RuleCellView.tsx';
import { propOfMember, type RuleMember, ruleMembers } from './ruleMembers.ts';
import { rulesLocale } from './rules.locale.ts';
import '../shared/formView.css';
import './rules.css';

type Shown = 'all' | 'ruled' | 'wrong';

/** When each field is shown, required, read only, and what is computed: a sentence in each cell. */
export const RulesView = observer(function RulesView() {
  const { model, rows, problemsAt } = useFormDesign();
  const { locale, ui } = useRoot();
  const text = useText(rulesLocale);
  const scope = useSettingsScope(model, model.tree.root);
  const cells = useMemo(() => new RuleCells(model), [model]);
  const [wanted, setWanted] = useState('');
  const [show, setShow] = useState<Shown>('all');
  const wrongIn = ({ part }: FieldRow, member: RuleMember): readonly string[] =>
    problemsAt(`${part.pointer}/${member}`);
  const passes: Readonly<Record<Shown, (row: FieldRow) => boolean>> = {
    all: () => true,
    ruled: ({ node }) => ruleMembers.some((member) => node[member] !== undefined),
    wrong: (row) => ruleMembers.some((member) => wrongIn(row, member).length > 0),
  };
  const shown = foundRows(rows, useDeferredValue(wanted), locale.locale).filter(passes[show]);
  const chosen = cells.chosen(shown);
  const titleOf = (member: RuleMember, count: number): LocalText => {
    const title = propOfMember(member)?.title ?? member;
    const said = (language: Locale): string => `${localise(title, language)} × ${String(count)}`;
    return { zhCN: said('zhCN'), enUS: said('enUS') };
  };
  const act = {
    copy: () => cells.copy(shown),
    paste: () => {
      if (!cells.paste(shown, titleOf)) ui.message('warning', text('otherKind'));
    },
    fill: () => cells.fill(shown, titleOf),
  };
  const press = (event: KeyboardEvent): void => {
    const name = event.ctrlKey || event.metaKey ? keys[event.key.toLowerCase()] : undefined;
    if (name === undefined || !(event.target instanceof Element) || !event.target.matches('.at-rule-cell'))
      return;
    // The cell is meant, not the field.
    event.preventDefault();
    event.stopPropagation();
    act[name]();
  };
  return (
    <SettingsContext.Provider value={scope}>
      <div className="at-formview">
        <div className="at-formview-bar">
          <Segmented<Shown>
            size="small"
            aria-label={text('show')}
            value={show}
            options={(['all', 'ruled', 'wrong'] as const).map((value) => ({ value, label: text(value) }))}
            onChange={setShow}
          />
          <Button size="small" disabled={cells.anchor === undefined} onClick={act.copy}>
            {text('copy')}
          </Button>
          <Button
            size="small"
            disabled={cells.copied === undefined || chosen.length === 0}
            onClick={act.paste}
          >
            {text('paste')}
          </Button>
          <Button size="small" disabled={chosen.length < 2} onClick={act.fill}>
            {text('fill')}
          </Button>
          <span className="at-formview-note">{text('hint')}</span>
          <span className="at-formview-spring" />
          <FieldSearch value={wanted} change={setWanted} />
        </div>
        <PartTable
          label={text('rules')}
          columns={ruleMembers.length + 1}
          rows={shown}
          empty={text('noMatch')}
          onKeyDown={press}
          head={
            <>
              <th scope="col">{text('field')}</th>
              {ruleMembers.map((member) => (
                <th key={member} scope="col">
                  {locale.localise(propOfMember(member)?.title ?? member)}
                </th>
              ))}
            </>
          }
          draw={(row, at) => (
            <tr
              key={row.key}
              data-part={row.key}
              aria-rowindex={at + 2}
              data-selected={model.selection.includes(row.key) || undefined}
            >
              <FieldName row={row} />
              {ruleMembers.map((member) => (
                <RuleCellView
                  key={member}
                  row={row}
                  member={member}
                  cells={cells}
                  chosen={cells.anchor?.member === member && chosen.includes(row)}
                  problems={wrongIn(row, member)}
                />
              ))}
            </tr>
          )}
        />
      </div>
    </SettingsContext.Provider>
  );
});

const keys: Readonly<Record<string, 'copy' | 'paste' | 'fill'>> = { c: 'copy', v: 'paste', d: 'fill' };
