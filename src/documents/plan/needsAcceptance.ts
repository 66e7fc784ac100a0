import type { FiguredPlan } from '../../schemas/wire/plan.ts';

/** Whether a plan takes values from somebody, who has to say that they know. */
export const needsAcceptance = ({ plan }: Pick<FiguredPlan, 'plan'>): boolean =>
  plan.some(
    ({ op, rows, failing = 0 }) =>
      ((op === 'drop' || op === 'convert') && rows > 0) || (op === 'narrow' && failing > 0),
  );
