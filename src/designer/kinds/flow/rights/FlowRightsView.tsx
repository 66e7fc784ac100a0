import { Checkbox, Segmented, Spin } from 'antd';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useState } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { FieldSearch } from '../../form/shared/FieldSearch.tsx';
import { useFlowTrial } from '../people/useFlowTrial.ts';
import { RightsGrid } from './RightsGrid.tsx';
import { RightsButtons } from './RightsButtons.tsx';
import { flowRightsLocale } from './rights.locale.ts';
import { type ShownRows, useRightsGrid } from './useRightsGrid.ts';
import '../../form/shared/formView.css';
import './rights.css';

/** What each step of a flow may do with each field of its form: fields by steps. */
export const FlowRightsView = observer(function FlowRightsView() {
  const { form, lacksForm } = useFlowTrial();
  const text = useText(flowRightsLocale);
  const [wanted, setWanted] = useState('');
  const [show, setShow] = useState<ShownRows>('all');
  const grid = useRightsGrid(useDeferredValue(wanted), show);
  if (lacksForm) return <p className="at-formview at-formview-note">{text('noForm')}</p>;
  if (form === undefined)
    return (
      <div className="at-formview at-formview-note" role="status">
        <Spin size="small" /> {text('loading')}
      </div>
    );
  const { tables } = grid;
  return (
    <div className="at-formview">
      <div className="at-formview-bar">
        <RightsButtons count={grid.places.length} set={grid.set} />
        {tables.length > 0 && (
          <Checkbox
            checked={tables.every(({ isFixed }) => isFixed)}
            indeterminate={tables.some(({ isFixed }) => isFixed) && !tables.every(({ isFixed }) => isFixed)}
            onChange={({ target }) => grid.fixRows(target.checked)}
          >
            {text('fixedRows')}
          </Checkbox>
        )}
        <span className="at-formview-spring" />
        <Segmented<ShownRows>
          size="small"
          aria-label={text('show')}
          value={show}
          options={[
            { value: 'all', label: text('all') },
            { value: 'set', label: text('onlySet') },
            { value: 'wrong', label: text('onlyWrong') },
          ]}
          onChange={setShow}
        />
        <FieldSearch value={wanted} change={setWanted} />
      </div>
      <p className="at-formview-note at-flowright-hint">{text('hint')}</p>
      <RightsGrid grid={grid} empty={text(form.fields.length === 0 ? 'noFields' : 'noMatch')} />
    </div>
  );
});
