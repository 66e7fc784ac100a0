import type { ComponentType } from 'react';
import type { Command } from '../../documents/edit/command.ts';
import type { LocalText } from '../../schemas/text.ts';
import type { PropsSchema } from '../../schemas/prop.ts';

/** How a change stands in the history; without it, it is typing in the control, and joins the typing before it. */
export interface OwnStep {
  /** How the history calls it. */
  readonly title: LocalText;
  /** What is changed elsewhere in the document by the same step, before the value is set. */
  readonly first?: Command;
  /** What is being typed: changes of one such name that follow each other are one step. Absent: a step of its own. */
  readonly typing?: string;
}

/** Takes a value that was set; undefined takes it out of the document. */
export type Change<T = unknown> = (value: T, step?: OwnStep) => void;

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
  change: Change;
}

/** Several props and what a document writes for them. */
export interface PropListProps {
  schema: PropsSchema;
  values: Readonly<Record<string, unknown>>;
  disabled: boolean;
  /** What was found wrong with some of them, by name. */
  problems?: Readonly<Record<string, readonly string[]>>;
  /** Undefined where none is left. */
  change: Change<Readonly<Record<string, unknown>> | undefined>;
}

/** What controls of objects get beside: they draw members with the very controls of props. */
export interface NestingProps extends ControlProps {
  List: ComponentType<PropListProps>;
}
