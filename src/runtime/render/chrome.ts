import type { ComponentType, ReactNode } from 'react';
import type { Finding } from '../../schemas/finding.ts';

/** The frame of a field: label, help, error, in a form or over a filter. */
export interface FieldFrameProps {
  id: string;
  /** Of a field of the form, by which it is found to be brought into sight. */
  code?: string;
  title: string;
  description: string;
  tooltip: string;
  required: boolean;
  readOnly: boolean;
  error: string | undefined;
  /** Ids for the two texts that describe the input. */
  errorId: string;
  helpId: string;
  children: ReactNode;
}

export interface PlaceholderProps {
  finding: Finding;
}
export interface LoadingProps {
  /** What is on its way: a page, a list, a form, or one widget. */
  shape: 'page' | 'widget';
}
export interface FailureProps {
  title: string;
  description?: ReactNode;
  retry?: () => void;
  /** Another try is under way. */
  busy?: boolean;
  /** Loads the whole page anew, where trying again did not help. */
  reload?: () => void;
  /** Stands in the place of one widget among others, and takes no more room than that. */
  inline?: boolean;
}

/** An icon of the portal's set by its name, such as `user` or `bar-chart`; an unknown name draws nothing. */
export interface IconProps {
  name: string;
  /** Text for screen readers; without it the icon is decoration. */
  label?: string;
}

/** What the runtime draws itself, given by whoever makes the platform: the runtime knows no component library. */
export interface Chrome {
  Field: ComponentType<FieldFrameProps>;
  Placeholder: ComponentType<PlaceholderProps>;
  Loading: ComponentType<LoadingProps>;
  Failure: ComponentType<FailureProps>;
  /** Stacks the outermost nodes of a page. */
  Body: ComponentType<{ children: ReactNode }>;
  Icon: ComponentType<IconProps>;
  /** The names that `Icon` knows, for those who choose one. */
  iconNames: readonly string[];
}
