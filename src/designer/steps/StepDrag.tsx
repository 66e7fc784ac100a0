import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CardDrag } from '../cards/CardDrag.tsx';
import { nodeAt } from '../cards/tree.ts';
import { useSteps } from './StepsContext.ts';

/** The place within which steps are dragged, each to between others. */
export const StepDrag = observer(function StepDrag({ children }: { children: ReactNode }) {
  const { chain, moveTo, say } = useSteps();
  const said = (path: string): string | undefined => {
    const step = nodeAt(chain, path);
    return step && say(path, step);
  };
  return (
    <CardDrag say={said} moveTo={moveTo}>
      {children}
    </CardDrag>
  );
});
