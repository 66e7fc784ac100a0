import type { ComponentType } from 'react';
import type { PropsSchema } from '../../schemas/prop.ts';

/** What every control of the settings gets. */
export interface ControlProps {
  /** For the label. */
  id: string;
  /** The prop's title in the reader's language, for controls of several inputs. */
  title: string;
  /** As the document writes it; undefined where it says nothing. */
  value: unknown;
  disabled: boolean;
  invalid: boolean;
  /** Undefined takes the value out of the document. */
  change: (value: unknown) => void;
}

/** Several props and what a document writes for them. */
export interface PropListProps {
  schema: PropsSchema;
  values: Readonly<Record<string, unknown>>;
  disabled: boolean;
  /** Undefined where none is left. */
  change: (values: Readonly<Record<string, unknown>> | undefined) => void;
}

/** What controls of objects get beside: they draw members with the very controls of props. */
export interface NestingProps extends ControlProps {
  List: ComponentType<PropListProps>;
}
