import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { RecordFailure } from '../../shared/record/RecordFailure.tsx';
import { formPageLocale } from './formPage.locale.ts';
import { FormSheet } from './FormSheet.tsx';
import { useFormModel } from './useFormModel.ts';

/**
 *   document + record + rights ──▶ FormModel ──▶ FormSheet: fields, messages, submit bar
 */
export default observer(function FormPage() {
  const { platform } = useRoot();
  const text = useText(formPageLocale);
  const open = useFormModel();
  const { Loading, Failure } = platform.chrome;
  if (open.status === 'loading') return <Loading shape="page" />;
  if (open.status === 'failed') return <RecordFailure error={open.error} retry={open.reload} />;
  const { form, contested, flow, held, reload } = open;
  if (form.mode === 'add' && form.rights?.actions.includes('add') === false) {
    return <Failure title={text('mayNotAdd')} description={text('mayNotAddHint')} />;
  }
  return <FormSheet form={form} contested={contested} flow={flow} held={held} reload={reload} />;
});
