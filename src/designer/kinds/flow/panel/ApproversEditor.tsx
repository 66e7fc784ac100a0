import { observer } from 'mobx-react-lite';
import { Check } from 'typebox/value';
import { type Approver, ApproverSchema } from '../../../../schemas/flow/approver.ts';
import type { NestingProps } from '../../../settings/controlProps.ts';
import { Rows } from '../../../settings/Rows.tsx';
import { TaggedControl } from '../../../settings/TaggedControl.tsx';
import { sayApprover } from '../say/sayPeople.ts';
import { useFlowWords } from '../say/useFlowWords.ts';

/** Sources that a step may have (`schemas/flow/approver.ts`). */
const MOST = 20;

const isApprover = (value: unknown): value is Approver => Check(ApproverSchema, value);

/** Where the people of a step come from: one row for each source, said in words. */
export const ApproversEditor = observer(function ApproversEditor(props: NestingProps) {
  const { id, title, value, disabled, List, change } = props;
  const words = useFlowWords();
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Rows
      title={title}
      list={list}
      disabled={disabled}
      most={MOST}
      least={1}
      called={(each) => (isApprover(each) ? sayApprover(each, words) : '')}
      added={(): Approver => ({ source: 'initiatorHead' })}
      change={change}
      draw={(each, set) => (
        <TaggedControl
          {...{ id, title, disabled, List }}
          value={each}
          invalid={false}
          schema={ApproverSchema}
          fallback={undefined}
          required
          change={(next) => {
            if (next !== undefined) set(next);
          }}
        />
      )}
    />
  );
});
