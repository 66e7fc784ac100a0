import { CaretRightOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { FindingLinks } from './FindingLinks.tsx';
import type { InterfaceModel } from './InterfaceModel.ts';
import { InterfaceField } from './InterfaceField.tsx';
import { interfaceLocale } from './interface.locale.ts';
import { TriedRows } from './TriedRows.tsx';
import { TryFailure } from './TryFailure.tsx';
import { kindOf } from './kinds/index.ts';
import { ValueInput } from '../fields/ValueInput.tsx';

/** Runs what stands here, saved or not, with values for its inputs. */
export const TryPart = observer(function TryPart({ model }: { model: InterfaceModel }) {
  const text = useText(interfaceLocale);
  const { definition, findings, tried } = model;
  const named = definition.inputs.filter(({ name }) => name !== '');
  const asked = named.filter(({ from }) => from === undefined);
  const given = named.filter(({ from }) => from !== undefined);
  const cannot = definition.kind === 'http' && definition.writes === true;
  return (
    <>
      {asked.length > 0 && (
        <div className="at-field-grid">
          {asked.map((input) => (
            <InterfaceField
              key={input.name}
              path={`try.${input.name}`}
              title={input.title ?? input.name}
              help={`${definition.kind === 'sql' ? ':' : ''}${input.name} · ${text(input.type)}`}
              required={input.required ?? false}
              findings={findings}
            >
              {(attributes) => (
                <ValueInput
                  type={input.type}
                  value={tried.entered(input)}
                  attributes={attributes}
                  {...(input.default !== undefined && { placeholder: JSON.stringify(input.default) })}
                  change={(value) => tried.enter(input, value)}
                />
              )}
            </InterfaceField>
          ))}
        </div>
      )}
      {given.length > 0 && (
        <p className="at-field-note">
          {text('fromSession', { names: given.map(({ name }) => name).join('、') })}
        </p>
      )}
      <div className="at-field-line">
        <Button
          icon={<CaretRightOutlined aria-hidden />}
          loading={tried.running}
          disabled={cannot}
          onClick={() => void tried.run(definition)}
        >
          {text('try')}
        </Button>
        <span className="at-field-note">
          {text(cannot ? 'tryNever' : definition.writes === true ? 'tryTakenBack' : 'tryHelp')}
        </span>
      </div>
      <div aria-live="polite" className="at-interface-outcome">
        <Outcome model={model} />
      </div>
    </>
  );
});

const Outcome = observer(function Outcome({ model }: { model: InterfaceModel }) {
  const text = useText(interfaceLocale);
  const { findings, tried } = model;
  const { outcome, failure } = tried;
  if (failure !== undefined) return <Alert type="error" showIcon message={failure} />;
  if (outcome === undefined) {
    return !tried.refused || findings.list.length === 0 ? null : (
      <Alert
        type="warning"
        showIcon
        message={text('mendFirst')}
        description={<FindingLinks findings={findings} />}
      />
    );
  }
  if (outcome.ok) {
    return <TriedRows outcome={outcome} hasPaths={kindOf(model.definition.kind)?.hasPaths === true} />;
  }
  return <TryFailure outcome={outcome} isHttp={model.definition.kind === 'http'} />;
});
