import { observer } from 'mobx-react-lite';
import { FieldsSelect, OrderSelect } from '../../pickers/TypedValue.tsx';
import { WhereControl } from '../../pickers/WhereControl.tsx';
import type { PickerProps } from './pickerProps.ts';
import { useModuleFields } from '../../pickers/useModuleFields.ts';

/** Which records of a module are meant. */
export const WhereOfModule = observer(function WhereOfModule(props: PickerProps) {
  return <WhereControl {...props} type="conditions" fields={useModuleFields(props.action.module)} />;
});

/** In which order they come. */
export const OrderOfModule = observer(function OrderOfModule(props: PickerProps) {
  return <OrderSelect {...props} type="sort" fields={useModuleFields(props.action.module)} />;
});

/** Which of their fields. */
export const FieldsOfModule = observer(function FieldsOfModule(props: PickerProps) {
  return <FieldsSelect {...props} type="fields" fields={useModuleFields(props.action.module)} />;
});
