import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { InterfaceSql } from '../../../../schemas/wire/interface.ts';
import type { InterfaceModel } from '../../InterfaceModel.ts';
import { InterfaceField } from '../../InterfaceField.tsx';
import { interfaceLocale } from '../../interface.locale.ts';
import { ProposedInputs } from '../../ProposedInputs.tsx';
import { SqlEditor } from './SqlEditor.tsx';
import { useTitled } from '../../../fields/useTitled.ts';
import { unknownInputs } from './unknownInputs.ts';

/** Which database is asked, and what. */
export const SqlPart = observer(function SqlPart({ model }: { model: InterfaceModel }) {
  const text = useText(interfaceLocale);
  const titled = useTitled();
  const { definition, lookups, findings, tried } = model;
  const { database, text: statement } = definition.sql ?? { database: '', text: '' };
  const change = (part: Partial<InterfaceSql>): void => {
    model.change({ sql: { database, text: statement, ...part } });
    tried.settle();
  };
  const known = definition.inputs.map(({ name }) => name);
  const failed = tried.outcome?.ok === false ? tried.outcome.place : undefined;
  return (
    <>
      <InterfaceField path="sql.database" title={text('database')} required findings={findings}>
        {(attributes) => (
          <SearchSelect<string>
            {...attributes}
            className="at-field-wide at-interface-narrow"
            placeholder={text('choose')}
            value={database || null}
            options={lookups.databases.map(({ id, name, state, writable }) => ({
              value: id,
              label: `${titled({ name: id, title: name })}${state === 'disabled' ? text('databaseDisabled') : writable ? text('databaseWritable') : ''}`,
            }))}
            notFoundContent={<Link to="/databaseList">{text('noDatabases')}</Link>}
            onChange={(next) => change({ database: next })}
          />
        )}
      </InterfaceField>
      <InterfaceField
        path="sql.text"
        title={text('statement')}
        help={text('statementHelp')}
        required
        findings={findings}
      >
        {(attributes) => (
          <SqlEditor
            value={statement}
            attributes={attributes}
            place={findings.placeAt('sql.text') ?? failed}
            change={(next) => change({ text: next })}
          />
        )}
      </InterfaceField>
      <ProposedInputs
        model={model}
        proposed={unknownInputs(statement, known).map((name) => ({ name, type: 'text' }))}
      />
    </>
  );
});
