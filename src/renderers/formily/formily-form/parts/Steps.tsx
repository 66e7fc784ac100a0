import { FormStep } from '@formily/antd-v5';
import { observer, useField, useFieldSchema } from '@formily/react';
import { Button, Flex } from 'antd';
import { useContext, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { formilyFormLocale } from '../FormilyForm.locale.ts';
import { SubmitContext } from './SubmitContext.ts';

/** Steps with the two buttons that lead through them, elsewhere it is code that does, and the one that submits at the end. */
export const Steps = observer(function Steps(props: Readonly<Record<string, unknown>>) {
  const text = useText(formilyFormLocale);
  const { steps: around, showWrong, button } = useContext(SubmitContext);
  const [steps] = useState(() => FormStep.createFormStep());
  const { form, address } = useField();
  const panes = panesOf(useFieldSchema());
  const last = panes.length - 1;
  const farthest = useRef(0);
  farthest.current = Math.max(farthest.current, steps.current);
  const latest = useRef(panes);
  latest.current = panes;
  useEffect(() => {
    const paneAt = (name: string): string => `${address.toString()}.${name}`;
    const isWrong = (name: string): boolean =>
      form.errors.some((error) => error.address?.startsWith(`${paneAt(name)}.`) === true);
    const own = {
      isComplete: () => farthest.current >= latest.current.length - 1,
      next: () => advance(steps),
      showAll: () => {
        for (const name of latest.current) form.query(paneAt(name)).take()?.setDisplay('visible');
      },
      showOne: () => {
        const wrong = latest.current.findIndex(isWrong);
        steps.setCurrent(wrong < 0 ? steps.current : wrong);
      },
    };
    around.add(own);
    return () => void around.delete(own);
  }, [around, steps, form, address]);
  const forward = async (): Promise<void> => {
    const { current } = steps;
    await advance(steps);
    if (steps.current === current) showWrong();
  };
  return (
    <>
      <FormStep {...props} formStep={steps} />
      <Flex gap="small" style={{ marginBlock: 16 }}>
        <Button disabled={!steps.allowBack} onClick={() => steps.back()}>
          {text('back')}
        </Button>
        <Button disabled={!steps.allowNext} onClick={() => void forward()}>
          {text('next')}
        </Button>
        {steps.current >= last && button}
      </Flex>
    </>
  );
});

/** Validates what is shown, and leads on where it is right. That is a promise, though its type is silent about that. */
async function advance(steps: ReturnType<typeof FormStep.createFormStep>): Promise<void> {
  const next: () => unknown = steps.next.bind(steps);
  await next();
}

/** The names of the steps, as the component reads them. */
const panesOf = ({ properties }: ReturnType<typeof useFieldSchema>): readonly string[] =>
  Object.entries(properties ?? {})
    .filter(([, pane]) => String(pane['x-component']).includes('StepPane'))
    .map(([name]) => name);
