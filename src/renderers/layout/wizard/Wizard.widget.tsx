import { Button, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { ChildItem, RendererProps } from '../../../runtime/render/rendererProps.ts';
import { Stack } from '../../shared/stack/Stack.tsx';
import { useStepWalk } from '../../shared/steps/useStepWalk.ts';
import { StepLine } from '../shared/StepLine.tsx';
import { wizardLocale } from './Wizard.locale.ts';
import type { wizardMeta } from './Wizard.meta.ts';

/**
 * One step at a time. All steps stay mounted, so that nothing typed is lost; a hidden step is passed over. Where a form is
 * only read, so are its steps, one below the other.
 */
const Wizard = observer(function Wizard(widget: RendererProps<typeof wizardMeta>) {
  const { token } = theme.useToken();
  const text = useText(wizardLocale);
  const shown = widget.items.filter((item) => item.visible);
  const [backText, nextText] = [text('back'), widget.props.nextText || text('next')];
  const steps = useStepWalk(widget, shown, { backText, nextText });
  const { open, at, last, busy } = steps;
  if (!open) return null;
  const titleOf = ({ title }: ChildItem): string => title || text('untitled');
  if (steps.reading) {
    return (
      <Stack apart>
        {shown.map((item) => (
          <section key={item.key} aria-label={titleOf(item)} style={{ minWidth: 0 }}>
            <h3 style={{ margin: `0 0 ${String(token.marginSM)}px`, fontSize: token.fontSizeLG }}>
              {titleOf(item)}
            </h3>
            {item.element}
          </section>
        ))}
      </Stack>
    );
  }
  return (
    <div style={{ display: 'grid', gap: token.margin, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StepLine
        at={at}
        items={shown.map((item) => ({ title: titleOf(item) }))}
        choose={busy || !widget.enabled ? undefined : (to) => void steps.goTo(to)}
      />
      <div
        ref={steps.body}
        onKeyDown={steps.onKeyDown}
        role="group"
        aria-label={titleOf(open)}
        tabIndex={-1}
        style={{ minWidth: 0, outline: 'none' }}
      >
        {shown.map((item, index) => (
          <div key={item.key} hidden={index !== at}>
            {item.element}
          </div>
        ))}
      </div>
      {!steps.inBar && (
        <div style={{ display: 'flex', justifyContent: 'flex-end', gap: token.marginXS }}>
          {at > 0 && (
            <Button disabled={busy} onClick={() => void steps.back()}>
              {backText}
            </Button>
          )}
          {!(last && widget.props.hideFinish) && (
            <Button
              type="primary"
              loading={busy}
              disabled={!widget.enabled}
              onClick={() => void steps.goTo(at + 1)}
            >
              {last ? widget.props.finishText || text('finish') : nextText}
            </Button>
          )}
        </div>
      )}
    </div>
  );
});
export default Wizard;
