import type { CompiledNode } from '../compile.ts';
import type { Text } from '../../schemas/text.ts';
import type { InspectedPlace } from './inspect.ts';
import type { Reason } from './reason.ts';

/** A part of a document that is no node, such as a column of a list. */
export interface InspectedPart {
  /** JSON pointer in its document. */
  readonly path: string;
  readonly title: Text;
  /** The code of the field that it stands for. */
  readonly code: string;
  /** The type of its field's widget; '' where there is none. */
  readonly type: string;
  readonly visible: boolean;
  /** Why it is shown, or is not. */
  readonly reasons: readonly Reason[];
  /** Whether the reader may change what it shows, where the document lets it be changed. */
  readonly editable?: { readonly value: boolean; readonly reasons: readonly Reason[] };
}

/** Parts and nodes of a document that stand together, such as the actions of a row. */
export interface InspectedGroup {
  /** JSON pointer in its document. */
  readonly path: string;
  readonly title: Text;
  readonly parts: readonly InspectedPart[];
  readonly nodes: readonly CompiledNode[];
  /** Where its nodes are judged that are not drawn. */
  readonly place: InspectedPlace;
  /** Why nothing of it is on the page, whatever its nodes say. */
  readonly absent?: Reason;
  /** The records of which it is judged for one. */
  readonly rows?: InspectedRows;
}

/** Records of which a part of the document is judged for one; another may be asked about. */
export interface InspectedRows {
  /** Whose records they are. */
  readonly form: string;
  readonly chosen: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly choose: (id: string) => void;
}
