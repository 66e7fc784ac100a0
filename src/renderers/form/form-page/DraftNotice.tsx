import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { DraftModel } from '../../../runtime/form/DraftModel.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { formPageLocale } from './formPage.locale.ts';

/** Says beside the buttons when the draft was kept last, or that it was not, and what it does not hold. */
export const DraftNotice = observer(function DraftNotice({ draft }: { draft: DraftModel }) {
  const { token } = theme.useToken();
  const { locale } = useRoot();
  const text = useText(formPageLocale);
  const { keptAt } = draft;
  const failed = draft.failed || draft.contested;
  const time = keptAt && locale.timeOfDay(keptAt.getTime());
  return (
    <span
      role="status"
      style={{
        marginInlineEnd: 'auto',
        color: failed ? token.colorWarningText : token.colorTextSecondary,
        fontSize: token.fontSizeSM,
      }}
    >
      {failed
        ? text('draftFailed')
        : time !== undefined && text(draft.leavesSecretOut ? 'draftKeptInPart' : 'draftKept', { time })}
    </span>
  );
});
