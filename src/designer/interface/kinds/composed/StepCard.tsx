import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../runtime/locale/useText.ts';
import { ConditionBuilder } from '../../../../renderers/input/shared/conditionBuilder/ConditionBuilder.tsx';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { Findings } from '../../Findings.ts';
import { InterfaceField } from '../../InterfaceField.tsx';
import { failureOf, type Callables } from './Callables.ts';
import { CallSelect } from './CallSelect.tsx';
import type { Change } from '../../../fields/changed.ts';
import type { Step } from './part.ts';
import { placeFields, type PlaceGroup } from './places.ts';
import { stepLocale } from './step.locale.ts';
import { StepInputs } from './StepInputs.tsx';

interface StepCardProps {
  step: Step;
  at: number;
  count: number;
  callables: Callables;
  findings: Findings;
  places: readonly PlaceGroup[];
  change: (part: Change<Step>) => void;
  /** Others name it. */
  isNamed: boolean;
  /** Its name is being typed from here on. */
  beginRename: () => void;
  rename: (name: string) => void;
  move: (by: -1 | 1) => void;
  remove: () => void;
}

/** A step: its name, what it calls, what it hands on, and when it is made. */
export const StepCard = observer(function StepCard(props: StepCardProps) {
  const { step, at, count, callables, findings, places, change } = props;
  const { ui } = useRoot();
  const text = useText(stepLocale);
  const nth = String(at + 1);
  const path = `composed.steps.${String(at)}`;
  const known = callables.of(step.call);
  const callable = callables.described(step.call);
  const remove = async (): Promise<void> => {
    const isFilled = step.inputs !== undefined || step.when !== undefined;
    const content = [isFilled && text('removeText'), props.isNamed && text('removeNamed')].filter(Boolean);
    const agreed =
      content.length === 0 ||
      (await ui.confirm({
        title: text('removeTitle', { name: step.name }),
        content: content.join('\n'),
        danger: true,
      }));
    if (agreed) props.remove();
  };
  return (
    <li className="at-step" aria-label={`${text('nth', { nth })} ${step.name}`}>
      <div className="at-step-head">
        <h3>{text('nth', { nth })}</h3>
        {callable && <Tag>{text(callable.answers)}</Tag>}
        <span className="at-step-actions">
          <Button
            id={`${path}-up`}
            type="text"
            disabled={at === 0}
            aria-label={text('up', { nth })}
            icon={<ArrowUpOutlined aria-hidden />}
            onClick={() => props.move(-1)}
          />
          <Button
            id={`${path}-down`}
            type="text"
            disabled={at === count - 1}
            aria-label={text('down', { nth })}
            icon={<ArrowDownOutlined aria-hidden />}
            onClick={() => props.move(1)}
          />
          <Button
            type="text"
            aria-label={text('remove', { nth })}
            icon={<DeleteOutlined aria-hidden />}
            onClick={() => void remove()}
          />
        </span>
      </div>
      <div className="at-field-grid">
        <InterfaceField path={`${path}.call`} title={text('call')} required findings={findings}>
          {(attributes) => (
            <CallSelect
              callables={callables}
              value={step.call}
              attributes={attributes}
              choose={(call) => change({ call })}
            />
          )}
        </InterfaceField>
        <InterfaceField
          path={`${path}.name`}
          title={text('name')}
          help={text('nameHelp')}
          required
          findings={findings}
        >
          {(attributes) => (
            <Input
              {...attributes}
              className="at-field-code"
              maxLength={63}
              value={step.name}
              onFocus={props.beginRename}
              onChange={({ target }) => props.rename(target.value)}
            />
          )}
        </InterfaceField>
      </div>
      <Known known={known} call={step.call} retry={() => void callables.retry()} />
      <section className="at-interface-sub" aria-label={text('given')}>
        <h4>{text('given')}</h4>
        <StepInputs
          step={step}
          callable={callable}
          path={`${path}.inputs`}
          findings={findings}
          places={places}
          change={(inputs) => change({ inputs: inputs.length === 0 ? undefined : [...inputs] })}
        />
      </section>
      <InterfaceField
        path={`${path}.when`}
        title={text('when')}
        help={text('whenHelp')}
        whole
        findings={findings}
      >
        {(attributes) => (
          <ConditionBuilder
            id={attributes.id}
            label={text('when')}
            describedBy={attributes['aria-describedby']}
            invalid={attributes['aria-invalid']}
            fields={placeFields(places)}
            value={step.when}
            allowExpressions
            onChange={(when) => change({ when })}
          />
        )}
      </InterfaceField>
    </li>
  );
});

/** What is not known of what a step calls, and why. */
function Known({
  known,
  call,
  retry,
}: {
  known: ReturnType<Callables['of']>;
  call: string;
  retry: () => void;
}) {
  const text = useText(stepLocale);
  if (known === undefined || known.status === 'loading')
    return known && <p className="at-field-note">{text('loading')}</p>;
  if (known.status === 'ready')
    return known.value ? null : <p className="at-field-note">{text('notKnown', { call })}</p>;
  return (
    <div className="at-field-line" role="alert">
      <span className="at-field-wrong">{failureOf(known)}</span>
      <Button size="small" onClick={retry}>
        {text('retry')}
      </Button>
    </div>
  );
}
