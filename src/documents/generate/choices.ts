import type { FormDocument, SystemDocument } from '../../schemas/documents/index.ts';
import { type LocalText, type Text, wordingIn } from '../../schemas/text.ts';

/** How a document that is made will be called. */
export interface Called {
  readonly id: string;
  /** For configurers. */
  readonly name: string;
}

/** Where the menu entry goes: into a system that is there, or into a new one. */
export type MenuPlace =
  | { readonly system: SystemDocument; readonly title: Text; readonly icon: string }
  | { readonly newSystem: Called; readonly title: Text; readonly icon: string };

/** What is made of a form, by whom it is used. Absent: not made. */
export interface GenerateChoices {
  readonly list: Called;
  /** A further form in which those who handle a record change `handled` and read the rest. */
  readonly handling?: Called | undefined;
  readonly mgr?: Called | undefined;
  readonly page?: Called | undefined;
  readonly menu?: MenuPlace | undefined;
  /** Roles that file records, and see their own. */
  readonly files: readonly string[];
  /** Roles that see all records, and handle them. */
  readonly handles: readonly string[];
  /** Codes of the fields that are for those who handle alone; none: both write all fields. */
  readonly handled: readonly string[];
}

/** A text in both languages, the same in each where it is written once. */
export const inBoth = (text: Text): LocalText => ({
  zhCN: wordingIn(text, 'zhCN'),
  enUS: wordingIn(text, 'enUS'),
});

/** What users read of a form: its title, else its name. */
export const titleOf = ({ title, name }: Pick<FormDocument, 'title' | 'name'>): LocalText =>
  inBoth(title ?? name);
