import { ConfigProvider, Steps, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';

interface StepLineProps {
  items: readonly { title: string; description?: string }[];
  /** From 0. */
  at: number;
  failed?: boolean;
  /** Below each other; always so on phones. */
  down?: boolean;
  /** Makes the steps buttons. */
  choose?: ((index: number) => void) | undefined;
}

/** The line of steps. Its greys and reds are those that can be read on the page; the theme's own are lighter. */
export const StepLine = observer(function StepLine({
  items,
  at,
  failed = false,
  down = false,
  choose,
}: StepLineProps) {
  const { token } = theme.useToken();
  const { device } = useRoot().theme;
  const colours = {
    colorTextDescription: token.colorTextSecondary,
    colorTextLabel: token.colorTextSecondary,
    colorError: token.red7,
  };
  return (
    <ConfigProvider theme={{ components: { Steps: colours } }}>
      <Steps
        size="small"
        direction={down || device === 'mobile' ? 'vertical' : 'horizontal'}
        responsive={false}
        current={at}
        status={failed ? 'error' : 'process'}
        {...(choose ? { onChange: choose } : {})}
        items={items.map(({ title, description }, index) => ({
          title: <span {...(index === at ? { 'aria-current': 'step' } : {})}>{title}</span>,
          ...(description ? { description } : {}),
        }))}
      />
    </ConfigProvider>
  );
});
