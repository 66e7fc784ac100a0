import { FormStep } from '@formily/antd-v5';
import { Button, ConfigProvider, Flex, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useStepWalk } from '../../shared/steps/useStepWalk.ts';
import { panesLocale } from '../shared/panes/panes.locale.ts';
import { usePaneTitle } from '../shared/panes/PaneParts.tsx';
import { usePanesModel } from '../shared/panes/PanesContext.ts';

interface StepsProps {
  nextText: string;
  finishText: string;
  hideFinish: boolean;
}

/**
 * Formily's steps, walked by our own rules: its own way on would validate the whole form. In a form the buttons stand in
 * the form's bar; where a form is only read, so are its steps.
 */
export const StepsOfForm = observer(function StepsOfForm({ nextText, finishText, hideFinish }: StepsProps) {
  const { panes, enabled, emit } = usePanesModel();
  const text = useText(panesLocale);
  const { token } = theme.useToken();
  const { device } = useRoot().theme;
  const title = usePaneTitle();
  const words = { backText: text('back'), nextText: nextText || text('next') };
  const items = panes.map(({ item }) => item);
  const steps = useStepWalk({ emit }, items, words);
  const { open, at, last, busy } = steps;
  if (!open) return null;
  const choose = busy || !enabled ? undefined : (to: number) => void steps.goTo(to);
  if (steps.reading) {
    return (
      <Flex vertical gap="large">
        {items.map((item) => (
          <section key={item.key} aria-label={title(item)} style={{ minWidth: 0 }}>
            <h3 style={{ margin: `0 0 ${String(token.marginSM)}px`, fontSize: token.fontSizeLG }}>
              {title(item)}
            </h3>
            {item.element}
          </section>
        ))}
      </Flex>
    );
  }
  const greys = { colorTextDescription: token.colorTextSecondary, colorTextLabel: token.colorTextSecondary };
  return (
    <Flex vertical gap="middle">
      <ConfigProvider theme={{ components: { Steps: greys } }}>
        <div
          ref={steps.body}
          onKeyDown={steps.onKeyDown}
          role="group"
          aria-label={title(open)}
          tabIndex={-1}
          style={{ minWidth: 0, outline: 'none' }}
        >
          <FormStep
            current={at}
            size="small"
            direction={device === 'mobile' ? 'vertical' : 'horizontal'}
            responsive={false}
            style={{ marginBottom: token.margin }}
            {...(choose && { onChange: choose })}
          />
        </div>
      </ConfigProvider>
      {!steps.inBar && (
        <Flex justify="flex-end" gap="small">
          {at > 0 && (
            <Button disabled={busy} onClick={() => void steps.back()}>
              {words.backText}
            </Button>
          )}
          {!(last && hideFinish) && (
            <Button type="primary" loading={busy} disabled={!enabled} onClick={() => void steps.goTo(at + 1)}>
              {last ? finishText || text('finish') : words.nextText}
            </Button>
          )}
        </Flex>
      )}
    </Flex>
  );
});
