import type { BoundInput } from '../../../renderers/input/shared/useInput.ts';
import type { HoldField } from '../../../runtime/render/rendererProps.ts';

/** Binds an input of the product to a value that stands in no form. */
export const plainInput = ({
  id,
  title,
  value,
  change,
  hold,
  problem,
}: {
  readonly id: string;
  /** Names the input. */
  readonly title: string;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
  readonly hold: HoldField;
  readonly problem: string | undefined;
}): BoundInput => ({
  value,
  filter: false,
  title,
  attributes: {
    id,
    disabled: false,
    status: problem === undefined ? '' : 'error',
    'aria-invalid': problem !== undefined,
    'aria-required': false,
    'aria-describedby': undefined,
  },
  change,
  leave: () => undefined,
  hold,
});
