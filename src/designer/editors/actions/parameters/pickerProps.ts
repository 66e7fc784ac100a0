import type { TSchema } from 'typebox';
import type { Action } from '../../../../schemas/action.ts';

/** What the control of a parameter gets that names something. */
export interface PickerProps {
  /** For the label. */
  id: string;
  title: string;
  value: unknown;
  action: Action;
  /** Of the action in its chain. */
  path: string;
  required: boolean;
  disabled: boolean;
  invalid: boolean;
  schema: TSchema;
  /** Undefined takes the parameter out of the action. */
  change: (value: unknown) => void;
}
