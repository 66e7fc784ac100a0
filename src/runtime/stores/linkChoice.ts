/** Whom a link would replace by whom, by names. */
export interface LinkPeople {
  /** Who is logged in. */
  readonly now: string;
  /** Whom the link belongs to. */
  readonly then: string;
}

/** `keep` opens the page as who is logged in, `switch` as whom the link belongs to; `cancel` does not open it. */
export type LinkChoice = 'keep' | 'switch' | 'cancel';
