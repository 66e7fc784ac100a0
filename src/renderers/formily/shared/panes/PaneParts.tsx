import { Badge, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useForm } from '../../../../runtime/form/FormContext.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import { usePlace } from '../../../../runtime/render/PageContext.tsx';
import type { ChildItem } from '../../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { fieldsIn } from '../../../shared/steps/useStepWalk.ts';
import { panesLocale } from './panes.locale.ts';
import { usePanesModel } from './PanesContext.ts';

/** What stands in a pane: our own child. */
export function PaneContent({ name }: { name: string }): ReactNode {
  return usePanesModel().panes.find((pane) => pane.name === name)?.element ?? null;
}

/** The heading of a pane, with how many of the fields in it are refused. */
export function PaneTitle({ name }: { name: string }): ReactNode {
  const pane = usePanesModel().panes.find((each) => each.name === name);
  return pane ? <Title item={pane.item} /> : null;
}

const Title = observer(function Title({ item }: { item: ChildItem }) {
  const form = useForm();
  const title = usePaneTitle();
  const wrong = fieldsIn(form, item).filter(({ error }) => error !== '').length;
  if (wrong === 0) return <>{title(item)}</>;
  return (
    // Beside it, since steps cut off what stands above their line.
    <Flex component="span" gap="small" align="center" style={{ display: 'inline-flex' }}>
      <span>{title(item)}</span>
      <Badge size="small" count={wrong} />
    </Flex>
  );
});

/** What a child is called. For an observer. */
export function usePaneTitle(): (item: ChildItem) => string {
  const { locale } = useRoot();
  const { scope } = usePlace();
  const text = useText(panesLocale);
  return ({ title, node }) =>
    title || (node.props.title?.read(scope, locale.locale) as string | undefined) || text('untitled');
}
