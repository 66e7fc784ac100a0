import { Reset as FormilyReset } from '@formily/antd-v5';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { createEngine } from '../../../runtime/form/engine.ts';
import { EngineScope } from '../../../runtime/form/formily/EngineScope.tsx';
import { useForm } from '../../../runtime/form/FormContext.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { formActionsLocale } from '../shared/formActions.locale.ts';
import type { formilyResetMeta } from './Reset.meta.ts';

/** Formily's own way back would empty what is computed and keep what the form shows of the server. */
export default observer(function Reset({ props, enabled }: RendererProps<typeof formilyResetMeta>) {
  const form = useForm();
  const text = useText(formActionsLocale);
  const [alone] = useState(() => createEngine({}));
  if (form?.mode === 'view') return null;
  return (
    <EngineScope form={form?.engine ?? alone} components={{}}>
      <FormilyReset
        block={props.block}
        disabled={!enabled || form?.dirty !== true}
        onClick={() => {
          form?.reset();
          return false;
        }}
      >
        {props.text || text('reset')}
      </FormilyReset>
    </EngineScope>
  );
});
