import type { ReactNode } from 'react';
import type { CompiledNode } from '../../documents/compile.ts';
import type { CompiledFields } from '../../documents/form.ts';
import type { EngineField } from '../form/engine.ts';
import type { LocalText } from '../../schemas/text.ts';
import type { MetaProps, RendererMeta } from '../../schemas/rendererMeta.ts';

/**
 * What every widget gets. It sees typed values only, never a template or a rule; what changes arrives as new props,
 * and only when it changed.
 */
export interface RendererProps<M = RendererMeta> {
  node: CompiledNode;
  /** Resolved by the kind that the meta gives each prop. */
  props: MetaProps<M>;
  /** In the reader's language; empty where the document gives none. */
  title: string;
  description: string;
  enabled: boolean;
  readOnly: boolean;
  /** The drawn children of a container, in document order; null for widgets without. */
  children: ReactNode;
  /** The same children one by one, for containers that place or name each. */
  items: readonly ChildItem[];
  /** Draws one slot; `names` are added to the scope inside it (`row`, `item`). Null when the slot is empty. */
  slot: (name: string, names?: Readonly<Record<string, unknown>>) => ReactNode;
  /** Draws the children once more with further names in scope: regions that repeat. */
  repeat: (names: Readonly<Record<string, unknown>>, key: string) => ReactNode;
  /** Runs the action chain of an event. Never rejects; resolves when the chain has ended, to whether all of it was done. */
  emit: (event: string, payload?: unknown) => Promise<boolean>;
  /** Whether the document attached a chain to the event. */
  handles: (event: string) => boolean;
  /** Set on widgets that hold a value. */
  field?: FieldBinding;
}

/** One child of a container. `visible` and `title` are observable: read them in an observer. */
export interface ChildItem {
  key: string;
  node: CompiledNode;
  element: ReactNode;
  readonly visible: boolean;
  readonly title: string;
}

/** A field as its widget sees it. */
export interface FieldBinding {
  code: string;
  /** DOM id for the input, so that its label points to it. */
  id: string;
  value: unknown;
  /** `filter`: the widget collects a filter value, and may draw itself otherwise (several options, a range). */
  mode: 'edit' | 'filter';
  required: boolean;
  invalid: boolean;
  /** Of a record that is being added: what the server gives it, comes when it is saved. */
  isNew?: boolean;
  /** No label points to the input: it names itself by its title. */
  unlabelled?: boolean;
  /** The fields of the objects in the value, where the widget holds such. */
  members?: MemberBinding;
  /** Ids of the elements that describe the input: error and help. */
  describedBy: string | undefined;
  set: (value: unknown) => void;
  /** The person left the input: validation of this field begins to show. */
  leave: () => void;
  /**
   * What the person gave is on its way into the value, such as an upload: the form is neither saved nor left unasked
   * until the returned function is called. With `finish`, the form is not refused for it: what the person gave and
   * did not confirm is ended by calling that. Absent where nothing is saved, as in filters.
   */
  hold?: HoldField;
  /** What the form's engine keeps of the field, for components written for it; absent where no form is around. */
  engine?: () => EngineField;
}

/** What a widget whose value holds fields of its own needs to draw them (`MemberView`). */
export interface MemberBinding {
  /** The fields of each object. */
  compiled: CompiledFields;
  /** The value as it will be saved, without what is hidden in it: what totals count. Observable. */
  saved: () => unknown;
  /** The message at a place by the way from the field, such as `2.amount`; empty where there is none. Observable. */
  error: (path: string) => string;
  /** The places with a message. Observable. */
  wrong: () => readonly string[];
  /** The person left that place: from now on its message shows. */
  leave: (path: string) => void;
  /** As `FieldBinding.hold`, for the whole value. */
  hold: HoldField;
}

/**
 * @param finish ends the work where the form is validated
 * @param fault what the person gave is no value, and this says why
 * @returns ends the hold
 */
export type HoldField = (finish?: () => Promise<void>, fault?: LocalText) => () => void;
