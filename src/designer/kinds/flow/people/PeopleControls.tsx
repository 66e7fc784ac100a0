import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { isPerson } from '../../../../renderers/input/shared/personValue.ts';
import type { Approver } from '../../../../schemas/flow/approver.ts';
import type { PeopleScope } from '../../../../schemas/flow/people.ts';
import { flowIndex } from '../../../../documents/flow/flowIndex.ts';
import type { ControlProps } from '../../../settings/controlProps.ts';
import { PlaceOfValue } from '../../../settings/PlaceOfValue.ts';
import { selectedStep } from '../trial/goToStep.ts';
import { ApproversEditor } from './ApproversEditor.tsx';
import { PeopleChoice } from './PeopleChoice.tsx';
import { PeopleScopeEditor } from './PeopleScopeEditor.tsx';
import { useFlowTrial } from './useFlowTrial.ts';
import { WhoWouldBe } from './WhoWouldBe.tsx';

const NOWHERE = { pointer: '', problemsAt: (): readonly string[] => [] };

/** Where the people of the selected step come from, and whom it would ask. */
export const ApproversControl = observer(function ApproversControl({ value, change }: ControlProps) {
  const { model, flow } = useFlowTrial();
  const { pointer, problemsAt } = useContext(PlaceOfValue) ?? NOWHERE;
  const id = selectedStep(model);
  const node = id === undefined ? undefined : flowIndex(flow).get(id)?.node;
  return (
    <div className="at-flowpeople">
      <ApproversEditor
        key={id}
        node={id ?? ''}
        pointer={pointer}
        value={Array.isArray(value) ? (value as Approver[]) : []}
        problemsAt={problemsAt}
        change={change}
      />
      {node && <WhoWouldBe node={node} />}
    </div>
  );
});

/** Some people by name. */
export const PeopleControl = ({ title, value, invalid, change }: ControlProps) => (
  <PeopleChoice
    title={title}
    value={(Array.isArray(value) ? (value as unknown[]) : []).filter(isPerson)}
    invalid={invalid}
    change={(people) => change(people.length === 0 ? undefined : people)}
  />
);

/** A choice of people in four ways. @param whole what is meant where nothing is chosen; absent: something has to be */
export const PeopleScopeControl = ({ title, value, change, whole }: ControlProps & { whole?: string }) => (
  <PeopleScopeEditor
    title={title}
    value={value as PeopleScope | undefined}
    {...(whole !== undefined && { whole })}
    change={change}
  />
);
