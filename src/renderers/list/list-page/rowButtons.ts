/** Buttons of a record stand close, as links do. */
export const ROW_BUTTONS = { components: { Button: { paddingInlineSM: 6 } } } as const;
