import { FormStep } from '@formily/antd-v5';
import { observer } from '@formily/react';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { formilyFormLocale } from '../FormilyForm.locale.ts';

/** Steps with the two buttons that lead through them: elsewhere it is code that does. */
export const Steps = observer(function Steps(props: Readonly<Record<string, unknown>>) {
  const text = useText(formilyFormLocale);
  const [steps] = useState(() => FormStep.createFormStep());
  return (
    <>
      <FormStep {...props} formStep={steps} />
      <Flex gap="small" style={{ marginBlock: 16 }}>
        <Button disabled={!steps.allowBack} onClick={() => steps.back()}>
          {text('back')}
        </Button>
        <Button disabled={!steps.allowNext} onClick={() => steps.next()}>
          {text('next')}
        </Button>
      </Flex>
    </>
  );
});
