const WRONG = '[aria-invalid="true"]';
/** Steps, tabs and panels that are not open. */
const CLOSED = '[hidden], [style*="display: none"]';

export const isInSight = (element: Element): boolean => element.closest(CLOSED) === null;

/** The first input, or group of inputs, in sight that carries an error: of a group that is wrong what is in it. */
export const firstInvalid = (within: Element): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(WRONG)].find((one) => isInSight(one) && !one.querySelector(WRONG));
