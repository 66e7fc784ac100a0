/** Where the types of controls begin: `control/{id}` is the widget that a control's document makes. */
export const CONTROL_PREFIX = 'control/';

/** The id of the control that a widget type stands for; undefined for widgets of the product. */
export const controlIdOf = (type: string): string | undefined =>
  type.startsWith(CONTROL_PREFIX) ? type.slice(CONTROL_PREFIX.length) : undefined;
