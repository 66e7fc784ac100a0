import { CheckCircleOutlined, CloseCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { applyFix } from '../../documents/edit/applyFix.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { isReminder, partAt } from '../core/Problems.ts';
import { useRoleName } from '../editors/pickers/useRoles.ts';
import { useFieldTitle } from '../panel/useModuleForm.ts';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';
import { MissingTexts } from './MissingTexts.tsx';
import { partLabel } from './partLabel.ts';

/** What is wrong, each with the part that it is about: a click selects it. Where a fix is proposed, it is one click. */
export const ProblemList = observer(function ProblemList() {
  const { model, problems } = useDesign();
  const { locale } = useRoot();
  const text = useText(designLocale);
  const titleOf = useFieldTitle(model);
  const roleName = useRoleName();
  const { found, failure } = problems;
  if (failure !== undefined) return <p className="at-design-note">{text('checkFailed', { why: failure })}</p>;
  const reminders = found.filter(isReminder).length;
  const problemsFound = found.filter((each) => !isReminder(each));
  if (found.length === 0)
    return (
      <p className="at-design-note">
        <CheckCircleOutlined aria-hidden /> {text('noProblems')}
      </p>
    );
  return (
    <ul className="at-design-problems">
      {problemsFound.map(({ severity, code, message, path, fix }, index) => {
        const part = partAt(model.tree, path);
        const { title } = partLabel(part, model.language.metas, locale.locale, titleOf, roleName);
        return (
          <li key={`${code} ${path} ${String(index)}`} data-severity={severity}>
            {severity === 'error' ? <CloseCircleOutlined aria-hidden /> : <WarningOutlined aria-hidden />}
            <button type="button" className="at-plain" title={path} onClick={() => model.select([part.key])}>
              <span className="at-design-severity">{text(severity)}</span> <strong>{title}</strong> {message}
            </button>
            {fix !== undefined && (
              <Button size="small" onClick={() => model.run(applyFix(fix, fix.title))}>
                {fix.title}
              </Button>
            )}
          </li>
        );
      })}
      {reminders > 0 && <MissingTexts model={model} count={reminders} />}
    </ul>
  );
});
