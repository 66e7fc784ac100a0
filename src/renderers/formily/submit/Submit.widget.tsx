import { Submit as FormilySubmit } from '@formily/antd-v5';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { submitTold } from '../../../runtime/actions/submit.ts';
import { isCancelled, messageOf } from '../../../runtime/data/ApiError.ts';
import { createEngine } from '../../../runtime/form/engine.ts';
import { EngineScope } from '../../../runtime/form/formily/EngineScope.tsx';
import { useForm } from '../../../runtime/form/FormContext.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { formActionsLocale } from '../shared/formActions.locale.ts';
import type { formilySubmitMeta } from './Submit.meta.ts';

/** In the sheet of a form it presses that form's own button; elsewhere it stores the form's record itself. */
export default observer(function Submit(widget: RendererProps<typeof formilySubmitMeta>) {
  const form = useForm();
  const root = useRoot();
  const text = useText(formActionsLocale);
  const [alone] = useState(() => createEngine({}));
  if (form?.mode === 'view') return null;
  const store = async (): Promise<void> => {
    if (!form) return;
    try {
      const outcome = await submitTold(form, root);
      if (outcome.status === 'stored') await widget.emit('stored', outcome.record);
    } catch (error) {
      if (!isCancelled(error)) root.ui.message('error', messageOf(error));
    }
  };
  return (
    <EngineScope form={form?.engine ?? alone} components={{}}>
      <FormilySubmit
        block={widget.props.block}
        disabled={!widget.enabled || !form}
        loading={form?.saving === true}
        onClick={({ currentTarget }) => {
          if (!currentTarget.closest('form')) void store();
        }}
      >
        {widget.props.text || text('submit')}
      </FormilySubmit>
    </EngineScope>
  );
});
