import { InputNumber } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { FlowNode } from '../../../../schemas/flow/node.ts';
import type { NestingProps } from '../../../settings/controlProps.ts';
import { recordOf } from '../../../settings/recordOf.ts';
import { useFlow } from '../useFlow.ts';
import { flowPanelLocale } from './panel.locale.ts';

/** The weights of the people whom a step names; one without a weight counts 1. */
export const WeightsEditor = observer(function WeightsEditor({
  id,
  title,
  value,
  disabled,
  change,
}: NestingProps) {
  const { model } = useFlow();
  const text = useText(flowPanelLocale);
  const node = model.primary?.value as FlowNode | undefined;
  const sources = node !== undefined && 'approvers' in node ? (node.approvers ?? []) : [];
  const people = sources.flatMap((source) => (source.source === 'person' ? source.people : []));
  const written = recordOf(value);
  const others = Object.keys(written).filter((each) => !people.some((person) => person.value === each));
  const all = [...people, ...others.map((each) => ({ value: each, label: each }))];
  if (all.length === 0) return <p className="at-settings-default">{text('noWeights')}</p>;
  return (
    <div role="group" aria-label={title} className="at-flowpanel-lines">
      {all.map((person, at) => {
        const weight = written[person.value];
        return (
          <div key={person.value} className="at-flowpanel-line">
            <span>{person.label}</span>
            <InputNumber<number>
              {...(at === 0 && { id })}
              size="small"
              min={0}
              aria-label={text('weightOf', { name: person.label })}
              placeholder="1"
              value={typeof weight === 'number' ? weight : null}
              disabled={disabled}
              onChange={(next) => {
                const { [person.value]: _before, ...rest } = written;
                change(next === null ? rest : { ...rest, [person.value]: next });
              }}
            />
          </div>
        );
      })}
    </div>
  );
});
