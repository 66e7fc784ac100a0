import type { ComponentType } from 'react';
import type { LocalText } from '../../schemas/text.ts';

/** A way to look at and change a document beside its canvas: a matrix of rules, a table of rights, a tree of menus. */
export interface DesignView {
  /** Names it in the address (`?view=`). */
  readonly name: string;
  /** What its region and its switch are called. */
  readonly title: LocalText;
  /** Drawn inside of a `DesignContext`; changes the document by commands only. */
  readonly View: ComponentType;
}
