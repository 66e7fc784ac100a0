import { Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useTypingLimit } from '../../renderers/shared/typing/useTypingLimit.ts';
import type { PublishModel } from './PublishModel.ts';
import { publishLocale } from './publish.locale.ts';

/** Characters of a note, and of a reason. */
const LONGEST = 500;

/** What who publishes says of it, and why it is done all the same. */
export const SaidFields = observer(function SaidFields({ publication }: { publication: PublishModel }) {
  const text = useText(publishLocale);
  const hint = useId();
  const { note, reason, needsReason, status } = publication;
  const noteLimit = useTypingLimit(note, LONGEST);
  const reasonLimit = useTypingLimit(reason, LONGEST);
  const isBusy = status === 'publishing';
  return (
    <div className="at-publish-said">
      <label>
        {text('note')}
        <Input.TextArea
          {...noteLimit}
          autoSize={{ minRows: 2, maxRows: 6 }}
          disabled={isBusy}
          placeholder={text('notePlaceholder')}
          value={note}
          onChange={({ target }) => publication.setNote(target.value)}
        />
      </label>
      <label>
        {text('reason')}
        <Input.TextArea
          {...reasonLimit}
          autoSize={{ minRows: 1, maxRows: 4 }}
          disabled={isBusy}
          required={needsReason}
          status={needsReason ? 'warning' : ''}
          aria-describedby={needsReason ? hint : undefined}
          placeholder={text('reasonPlaceholder')}
          value={reason}
          onChange={({ target }) => publication.setReason(target.value)}
        />
      </label>
      {needsReason && (
        <small id={hint} className="at-publish-needed">
          {text('reasonNeeded')}
        </small>
      )}
    </div>
  );
});
