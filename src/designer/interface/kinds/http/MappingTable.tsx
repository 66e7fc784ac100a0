import { Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { LimitedInput } from '../../../../renderers/shared/typing/LimitedInput.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { InterfaceMapping } from '../../../../schemas/wire/interface.ts';
import type { InterfaceModel } from '../../InterfaceModel.ts';
import { interfaceLocale } from '../../interface.locale.ts';
import { RowsTable, type RowColumn } from '../../RowsTable.tsx';

interface MappingTableProps {
  model: InterfaceModel;
  member: 'query' | 'body';
  rows: readonly InterfaceMapping[];
  change: (rows: readonly InterfaceMapping[]) => void;
}

/** Which inputs are sent under which names: as parameters of the address, or as members of the JSON that is posted. */
export const MappingTable = observer(function MappingTable({
  model,
  member,
  rows,
  change,
}: MappingTableProps) {
  const text = useText(interfaceLocale);
  const { inputs } = model.definition;
  const columns: readonly RowColumn<InterfaceMapping>[] = [
    {
      member: 'name',
      title: text('sentAs'),
      cell: ({ name }, put, attributes) => (
        <LimitedInput
          {...attributes}
          className="at-field-code"
          value={name}
          limit={100}
          onChange={({ target }) => put({ name: target.value })}
        />
      ),
    },
    {
      member: 'input',
      title: text('input'),
      cell: ({ input }, put, attributes) => (
        <Select<string>
          {...attributes}
          className="at-field-wide"
          placeholder={text('choose')}
          value={input || null}
          options={inputs.map(({ name }) => ({ value: name, label: name }))}
          notFoundContent={text('noInputs')}
          onChange={(next) => put({ input: next })}
        />
      ),
    },
  ];
  return (
    <section className="at-interface-sub">
      <h3>{text(member)}</h3>
      <RowsTable
        path={`http.${member}`}
        title={text(member)}
        rows={rows}
        columns={columns}
        findings={model.findings}
        empty={text(member === 'query' ? 'noQuery' : 'noBody')}
        addText={text(member === 'query' ? 'addQuery' : 'addBody')}
        fresh={(): InterfaceMapping => ({ name: '', input: '' })}
        change={change}
      />
    </section>
  );
});
