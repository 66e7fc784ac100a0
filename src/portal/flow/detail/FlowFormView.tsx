import { observer } from 'mobx-react-lite';
import { useFormBody } from '../../../renderers/form/shared/useFormBody.tsx';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';

/** The fields of a flow's form, which what stands around them sends. */
export const FlowFormView = observer(function FlowFormView({ form }: { form: FormModel }) {
  const { Loading } = useRoot().platform.chrome;
  return useFormBody(form) ?? <Loading shape="page" />;
});
