/** The person's own setting: whether the first steps were put away, or asked for again. */
export const FIRST_STEPS = 'guide/first-steps';
export const PUT_AWAY = 'away';
export const ASKED_FOR = 'asked';
