import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { FilesInput } from '../detail/FilesInput.tsx';
import { FlowPeopleSelect } from '../detail/FlowPeopleSelect.tsx';
import { flowPartsLocale } from '../detail/flowParts.locale.ts';
import { Part } from '../detail/Part.tsx';
import { SignatureInput } from '../detail/SignatureInput.tsx';
import { CommentInput } from '../shared/CommentInput.tsx';
import type { ApplyModel } from './ApplyModel.ts';
import { applyLocale } from './apply.locale.ts';

/** What goes along with an application: a comment, attachments, a signature where one is demanded, people who get a copy. */
export const SaidAlong = observer(function SaidAlong({ model }: { readonly model: ApplyModel }) {
  const text = useText(applyLocale);
  const parts = useText(flowPartsLocale);
  const id = useId();
  const { along, flow, requires } = model;
  const { problems } = along;
  const optional = text('optional');
  const noteOf = (what: (typeof requires)[number]) => (requires.includes(what) ? {} : { note: optional });
  return (
    <section className="at-flow-card" aria-label={text('along')}>
      <Part id={`${id}comment`} label={text('comment')} {...noteOf('comment')} problem={problems.comment}>
        <CommentInput
          id={`${id}comment`}
          value={along.comment}
          placeholder={text('commentHint')}
          required={requires.includes('comment')}
          invalid={problems.comment !== undefined}
          change={(comment) => along.change({ comment })}
        />
      </Part>
      <Part id={`${id}files`} label={text('files')} {...noteOf('attachment')} problem={problems.attachments}>
        <FilesInput id={`${id}files`} draft={along} />
      </Part>
      {requires.includes('signature') && (
        <Part id={`${id}signature`} label={parts('signature')} problem={problems.signature}>
          <SignatureInput id={`${id}signature`} draft={along} />
        </Part>
      )}
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
