import { observer } from 'mobx-react-lite';
import type { CallInput } from '../../../schemas/wire/interface.ts';
import { useSteps } from '../StepsContext.ts';
import { StepValue } from '../StepValue.tsx';

interface StepMemberProps {
  /** Of the step. */
  path: string;
  name: string;
  title: string;
  type: CallInput['type'];
  value: unknown;
  required?: boolean;
  help?: string;
  change: (value: unknown) => void;
  remove?: (() => void) | undefined;
}

/** A member of a step itself that is a value: taken from somewhere, or set here. */
export const StepMember = observer(function StepMember(props: StepMemberProps) {
  const { path, name, title, type, value, required = false, help, change, remove } = props;
  const { findings, fullPath, placesAt } = useSteps();
  return (
    <StepValue
      input={{ name, title, type, required }}
      value={value}
      path={`${fullPath(path)}.${name}`}
      places={placesAt(path)}
      findings={findings}
      plain
      {...(help !== undefined && { help })}
      change={change}
      remove={remove}
    />
  );
});
