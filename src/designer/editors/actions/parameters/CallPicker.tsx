import { CallChoice } from '../../pickers/CallChoice.tsx';
import type { PickerProps } from './pickerProps.ts';

/** Chooses what is called: any interface, and any call of a form. */
export const CallPicker = (props: PickerProps) => <CallChoice {...props} offers={() => true} />;
