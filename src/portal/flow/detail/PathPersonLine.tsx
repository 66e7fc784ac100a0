import { observer } from 'mobx-react-lite';
import { Portrait } from '../../../renderers/shared/Portrait.tsx';
import { ToneTag } from '../../../renderers/shared/tones/ToneTag.tsx';
import type { Tone } from '../../../schemas/option.ts';
import type { PathNode } from '../../../schemas/wire/flowDetail.ts';
import { useFlowWords } from '../../../runtime/flow/useFlowWords.ts';
import { WhyPopover } from './WhyPopover.tsx';

const tones: Readonly<Record<string, Tone>> = {
  running: 'processing',
  agreed: 'success',
  rejected: 'error',
  returned: 'warning',
  timedOut: 'warning',
};

/** Somebody at a step: with the state of their task, and why it is them. */
export const PathPersonLine = observer(function PathPersonLine({
  each: { person, state, why },
  isStart,
}: {
  readonly each: PathNode['people'][number];
  /** They fill in the form. */
  readonly isStart: boolean;
}) {
  const words = useFlowWords();
  return (
    <li className="at-flow-person">
      <Portrait name={person.label} size={24} named />
      <span>{person.label}</span>
      {state !== 'coming' && (
        <ToneTag tone={tones[state] ?? 'default'}>{isStart ? words.start(state) : words.task(state)}</ToneTag>
      )}
      <WhyPopover name={person.label} why={why} />
    </li>
  );
});
