import { observer } from 'mobx-react-lite';
import { GivenParams } from '../../pickers/GivenParams.tsx';
import { RecordData } from '../../pickers/RecordData.tsx';
import { useActions } from '../ActionsContext.ts';
import type { PickerProps } from './pickerProps.ts';
import { useModuleFields } from '../../pickers/useModuleFields.ts';

/** The values of a record that is saved, by the titles of the fields; what a flow is given, by name. */
export const FieldValues = observer(function FieldValues(props: PickerProps) {
  const { action, path } = props;
  const { problemsAt } = useActions();
  const { module } = action;
  const fields = useModuleFields(module);
  if (typeof module === 'string') return <RecordData {...props} fields={fields} />;
  return (
    <GivenParams
      {...props}
      inputs={undefined}
      open
      fields={[]}
      problemsOf={(name) => problemsAt(path, `data/${name}`)}
    />
  );
});
