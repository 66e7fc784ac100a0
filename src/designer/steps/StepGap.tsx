import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CardGap } from '../cards/CardGap.tsx';
import type { StepPlace } from '../cards/tree.ts';
import { useSteps } from './StepsContext.ts';

/** A place between steps: somewhere to add one, or to drop one that is dragged. */
export const StepGap = observer(function StepGap({
  place,
  children,
}: {
  place: StepPlace;
  children: ReactNode;
}) {
  const { whyNotMoved } = useSteps();
  return (
    <CardGap place={place} takes={(path) => whyNotMoved(path, place) === undefined}>
      {children}
    </CardGap>
  );
});
