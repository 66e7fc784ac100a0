import type { FunctionComponent } from 'react';
import type { Design } from '../frame/DesignContext.ts';
import type { LocalText } from '../../schemas/text.ts';

/** What the dialog of such an action gets. */
export interface DocumentActionProps {
  readonly design: Design;
  readonly close: () => void;
}

/** Something that is done with documents of one kind alone, out of the menu of the designer. */
export interface DocumentAction {
  readonly name: string;
  readonly title: LocalText;
  /** Drawn over the designer while it is open. */
  readonly Dialog: FunctionComponent<DocumentActionProps>;
}
