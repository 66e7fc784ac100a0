/** px before the text of a record's button. */
export const BUTTON_EDGE = 6;

/** Buttons of a record stand close, as links do. */
export const ROW_BUTTONS = { components: { Button: { paddingInlineSM: BUTTON_EDGE } } } as const;
