import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { FilesInput } from '../detail/FilesInput.tsx';
import { FlowPeopleSelect } from '../detail/FlowPeopleSelect.tsx';
import { Part } from '../detail/Part.tsx';
import { CommentInput } from '../shared/CommentInput.tsx';
import type { ApplyModel } from './ApplyModel.ts';
import { applyLocale } from './apply.locale.ts';

/** What goes along with an application, if anything does: a comment, attachments, people who get a copy. */
export const SaidAlong = observer(function SaidAlong({ model }: { readonly model: ApplyModel }) {
  const text = useText(applyLocale);
  const id = useId();
  const { along, flow } = model;
  const { problems } = along;
  const optional = text('optional');
  return (
    <section className="at-flow-card" aria-label={text('along')}>
      <Part id={`${id}comment`} label={text('comment')} note={optional} problem={problems.comment}>
        <CommentInput
          id={`${id}comment`}
          value={along.comment}
          placeholder={text('commentHint')}
          invalid={problems.comment !== undefined}
          change={(comment) => along.change({ comment })}
        />
      </Part>
      <Part id={`${id}files`} label={text('files')} note={optional} problem={problems.attachments}>
        <FilesInput id={`${id}files`} draft={along} />
      </Part>
      <Part id={`${id}cc`} label={text('cc')} note={optional} problem={problems.cc}>
        <FlowPeopleSelect
          id={`${id}cc`}
          of={{ flowId: flow, for: 'cc' }}
          many
          value={along.people}
          change={(people) => along.change({ people })}
          problem={problems.cc}
        />
      </Part>
    </section>
  );
});
