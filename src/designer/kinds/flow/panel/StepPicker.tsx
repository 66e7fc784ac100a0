import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';
import { isPeopleNode, flowIndex } from '../../../../documents/flow/flowIndex.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { stepTitles } from '../../../../schemas/flow/titles.ts';
import type { NestingProps } from '../../../settings/controlProps.ts';
import { useFlow } from '../useFlow.ts';
import { observer } from 'mobx-react-lite';
import { flowPanelLocale } from './panel.locale.ts';

/** The steps of the flow by their titles; of one that is returned to, those that people handle, and the start. */
function useStepOptions(handledOnly: boolean): readonly { value: string; label: string }[] {
  const { document, model } = useFlow();
  const { locale } = useRoot();
  const own = model.primary?.role === 'step' ? model.primary.name : undefined;
  return [...flowIndex(document).values()]
    .map(({ node }) => node)
    .filter((node) => node.id !== own && (!handledOnly || node.type === 'start' || isPeopleNode(node)))
    .map((node) => ({ value: node.id, label: locale.localise(node.title ?? stepTitles[node.type]) }));
}

/** A step of the flow, by its title: where a jump leads, whose people are asked again. */
export const StepPicker = observer(function StepPicker({
  id,
  title,
  value,
  disabled,
  invalid,
  change,
}: NestingProps) {
  const text = useText(flowPanelLocale);
  const { model } = useFlow();
  const isJump = (model.primary?.value as { type?: unknown } | undefined)?.type === 'route';
  const options = useStepOptions(!isJump);
  return (
    <SearchSelect<string>
      id={id}
      size="small"
      className="at-settings-wide"
      aria-label={title}
      placeholder={text('chooseStep')}
      value={typeof value === 'string' ? value : null}
      options={[...options]}
      notFoundContent={text('noSteps')}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      onChange={(next) => change(next)}
    />
  );
});

/** Several steps, by their titles. */
export const StepsPicker = observer(function StepsPicker({
  id,
  title,
  value,
  disabled,
  invalid,
  change,
}: NestingProps) {
  const text = useText(flowPanelLocale);
  const options = useStepOptions(true);
  return (
    <SearchSelect<string[]>
      id={id}
      mode="multiple"
      size="small"
      className="at-settings-wide"
      aria-label={title}
      placeholder={text('chooseSteps')}
      value={Array.isArray(value) ? value.map(String) : []}
      options={[...options]}
      notFoundContent={text('noSteps')}
      disabled={disabled}
      status={invalid ? 'error' : ''}
      onChange={(next) => change(next.length === 0 ? undefined : next)}
    />
  );
});
