import { designAddress } from '../../pages/designAddress.ts';

/** What an installation has of the application that is being made. */
export interface Beginnings {
  /** The system of one's own that was changed last. */
  readonly system: Begun | undefined;
  /** The form that its menus lead to, else the one that was changed last. */
  readonly form: Begun | undefined;
  /** Whether a menu of the system opens a page, list or form. */
  readonly isListed: boolean;
  /** Whether roles may work with the records of the form, and see a menu that opens something. */
  readonly isGranted: boolean;
  /** Whether users have all of it. */
  readonly isPublished: boolean;
}

/** A document that is there. */
export interface Begun {
  readonly id: string;
  readonly name: string;
}

export const stepNames = ['system', 'form', 'list', 'rights', 'publish'] as const;
export type StepName = (typeof stepNames)[number];

/** A step to a first application. */
export interface FirstStep {
  readonly name: StepName;
  readonly done: boolean;
  /** Where it is done, or looked at; undefined: something has to be there first. */
  readonly to: string | undefined;
}

/** Whether the steps are of use: some are left, or somebody has just done the last one here. */
export const areWanted = (steps: readonly FirstStep[], isFollowed: boolean): boolean =>
  isFollowed || steps.some(({ done }) => !done);

/** The five steps from nothing to a list that people use, as the installation stands; they can be done in any order. */
export function stepsOf({
  system,
  form,
  isListed,
  isGranted,
  isPublished,
}: Beginnings): readonly FirstStep[] {
  const systemAt = system && designAddress('system', system.id);
  const formAt = form && designAddress('form', form.id);
  return [
    { name: 'system', done: system !== undefined, to: systemAt ?? '/design/system' },
    {
      name: 'form',
      done: form !== undefined,
      to: formAt ?? `/design/form${system ? `?system=${system.id}` : ''}`,
    },
    {
      name: 'list',
      done: isListed,
      to: isListed
        ? systemAt && `${systemAt}?view=menus`
        : formAt && `${formAt}?generate=${system?.id ?? '1'}`,
    },
    { name: 'rights', done: isGranted, to: isListed ? formAt && `${formAt}?view=rights` : undefined },
    {
      name: 'publish',
      done: isPublished,
      to:
        isPublished && system
          ? `/system/${system.id}`
          : isListed
            ? systemAt && `${systemAt}?open=publish`
            : undefined,
    },
  ];
}
