import { observer } from 'mobx-react-lite';
import { CallChoice } from '../../../editors/pickers/CallChoice.tsx';
import { RecordData } from '../../../editors/pickers/RecordData.tsx';
import { useSettings } from '../../../settings/SettingsContext.ts';
import type { NestingProps } from '../../../settings/controlProps.ts';

/** Values of fields of the form: each a fixed one, or what an expression yields. */
export function FieldDataEditor({ List: _list, ...props }: NestingProps) {
  const { fieldsOf } = useSettings();
  return <RecordData {...props} fields={fieldsOf(undefined)} />;
}

/** An interface that is called. */
export const CallEditor = observer(function CallEditor({ List: _list, ...props }: NestingProps) {
  return <CallChoice {...props} required offers={({ action }) => action === undefined} />;
});
