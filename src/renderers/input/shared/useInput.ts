import type { HoldField, RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';

/** What any input reads of its widget's props. */
export type InputWidget = Pick<RendererProps, 'node' | 'title' | 'enabled' | 'readOnly' | 'field'>;

/** Attributes of the element that takes the typing; antd's inputs hand them on to it. */
export interface InputAttributes {
  id?: string;
  size?: 'large';
  disabled: boolean;
  status: '' | 'error';
  'aria-invalid': boolean;
  'aria-required': boolean;
  'aria-describedby': string | undefined;
  'aria-label'?: string;
}

/** A field as the drawn input sees it. */
export interface BoundInput {
  value: unknown;
  /** Draws the form in which a filter is asked for. */
  filter: boolean;
  /** For the names of inputs that stand for the field together. */
  title: string;
  attributes: InputAttributes;
  change: (value: unknown) => void;
  leave: () => void;
  /** As `FieldBinding.hold`; does nothing where nothing is saved. */
  hold: HoldField;
}

/**
 * Binds an input to its field. Without a field it stands there disabled. On phones inputs are large, so that a
 * finger meets them. Reads observables: called inside an observer.
 */
export function useInput({ field, enabled, title }: InputWidget): BoundInput {
  const { theme } = useRoot();
  const filter = field?.mode === 'filter';
  return {
    value: field?.value ?? null,
    filter,
    title,
    attributes: {
      ...(field ? { id: field.id } : {}),
      ...(theme.device === 'mobile' ? { size: 'large' } : {}),
      // A form's frame labels the input by its id; in a filter and alone nothing else names it.
      ...((field?.mode === 'edit' && field.unlabelled !== true) || title === ''
        ? {}
        : { 'aria-label': title }),
      disabled: !enabled || !field,
      status: field?.invalid === true ? 'error' : '',
      'aria-invalid': field?.invalid === true,
      'aria-required': field?.required === true,
      'aria-describedby': field?.describedBy,
    },
    change: (value) => field?.set(value),
    leave: () => field?.leave(),
    hold: (finish, fault) => field?.hold?.(finish, fault) ?? (() => undefined),
  };
}
