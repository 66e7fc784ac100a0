import { Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FailStep } from '../../../schemas/step.ts';
import { type LocalText, wordingIn } from '../../../schemas/text.ts';
import { controlId } from '../../fields/controlAttributes.ts';
import { MemberField } from '../../fields/MemberField.tsx';
import { stepLocale } from '../step.locale.ts';
import { useSteps } from '../StepsContext.ts';

const EXAMPLE = '{{inputs.id}}';

/** With which text a chain is refused, in both languages. */
export const FailFields = observer(function FailFields({ path, step }: { path: string; step: FailStep }) {
  const { findings, fullPath, update } = useSteps();
  const text = useText(stepLocale);
  const { message } = step;
  const put = (part: Partial<LocalText>): void => {
    const both = { zhCN: wordingIn(message, 'zhCN'), enUS: wordingIn(message, 'enUS'), ...part };
    update(path, { ...step, message: both });
  };
  const whole = `${fullPath(path)}.message`;
  return (
    <div className="at-field-grid">
      <MemberField
        path={whole}
        title={text('message')}
        help={text('messageHelp', { example: EXAMPLE })}
        required
        whole
        findings={findings}
      >
        {(attributes) => (
          <Input
            {...attributes}
            value={wordingIn(message, 'zhCN')}
            onChange={({ target }) => put({ zhCN: target.value })}
          />
        )}
      </MemberField>
      <MemberField path={`${whole}.enUS`} title={text('messageEn')} required findings={findings}>
        {(attributes) => (
          <Input
            {...attributes}
            id={controlId(`${whole}.enUS`)}
            value={wordingIn(message, 'enUS')}
            onChange={({ target }) => put({ enUS: target.value })}
          />
        )}
      </MemberField>
    </div>
  );
});
