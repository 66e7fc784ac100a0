import { useContext, useLayoutEffect, useState } from 'react';
import { useForm } from '../../../runtime/form/FormContext.tsx';
import { FormStepsContext, type StepWalk } from '../../../runtime/form/FormSteps.ts';

/**
 * For an observer: hands the buttons of a wizard to the bar of the form around it.
 * @returns whether the bar shows them; else the wizard does
 */
export function useFormBar(walk: StepWalk | undefined): boolean {
  const form = useForm();
  const bar = useContext(FormStepsContext);
  const steps = bar?.form === form ? bar : undefined;
  const [me] = useState({});
  // Anew after every render: what the buttons do follows what is shown.
  useLayoutEffect(() => {
    if (walk) steps?.take(me, walk);
    else steps?.leave(me);
  });
  useLayoutEffect(() => () => steps?.leave(me), [steps, me]);
  return steps?.isOf(me) === true;
}
