import { Radio, Switch } from 'antd';
import { observer } from 'mobx-react-lite';
import { LimitedInput } from '../../renderers/shared/typing/LimitedInput.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import type { InterfaceDefinition } from '../../schemas/wire/interface.ts';
import type { InterfaceModel } from './InterfaceModel.ts';
import { InterfaceField } from './InterfaceField.tsx';
import { interfaceLocale } from './interface.locale.ts';
import { interfaceKinds } from './kinds/index.ts';

/** What an interface is called, where it is, and what it is. An address stays: documents name it. */
export const BasicPart = observer(function BasicPart({ model }: { model: InterfaceModel }) {
  const text = useText(interfaceLocale);
  const { definition, findings } = model;
  const isNew = model.stored === undefined;
  const member = (name: 'moduleCode' | 'interfaceUrl' | 'name', help = '') => (
    <InterfaceField path={name} title={text(name)} help={help} required findings={findings}>
      {(attributes) => (
        <LimitedInput
          {...attributes}
          className={name === 'name' ? '' : 'at-field-code'}
          value={definition[name]}
          limit={name === 'name' ? 100 : 64}
          disabled={name !== 'name' && !isNew}
          onChange={({ target }) => model.change({ [name]: target.value })}
        />
      )}
    </InterfaceField>
  );
  return (
    <div className="at-field-grid">
      {member('name')}
      {member('moduleCode', isNew ? text('addressHelp') : '')}
      {member('interfaceUrl')}
      <InterfaceField
        path="kind"
        title={text('kind')}
        help={findings.isHolding ? text('kindHeld') : ''}
        required
        findings={findings}
      >
        {({ id }) => (
          <Radio.Group
            id={id}
            optionType="button"
            value={definition.kind}
            // What is typed and no value yet is nowhere else.
            disabled={findings.isHolding}
            options={interfaceKinds.map(({ kind, title }) => ({ value: kind, label: text(title) }))}
            onChange={({ target }: { target: { value?: string } }) => {
              if (target.value !== undefined) model.choose(target.value);
            }}
          />
        )}
      </InterfaceField>
      <InterfaceField path="answers" title={text('answers')} required findings={findings}>
        {({ id }) => (
          <Radio.Group
            id={id}
            optionType="button"
            value={definition.answers}
            options={(['list', 'result'] as const).map((value) => ({ value, label: text(value) }))}
            onChange={({ target }: { target: { value?: InterfaceDefinition['answers'] } }) => {
              if (target.value !== undefined) model.answer(target.value);
            }}
          />
        )}
      </InterfaceField>
      <InterfaceField path="writes" title={text('writes')} help={text('writesHelp')} findings={findings}>
        {({ id }) => (
          <Switch
            id={id}
            aria-label={text('writes')}
            checked={definition.writes ?? false}
            onChange={(writes) => {
              model.change({ writes: writes ? true : undefined });
              // What a write changes is one result.
              if (writes) model.answer('result');
            }}
          />
        )}
      </InterfaceField>
    </div>
  );
});
