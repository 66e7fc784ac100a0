import { DownOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { observer } from 'mobx-react-lite';
import type { FlowNeighbours } from '../useFlowNeighbours.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowOffer } from '../../../schemas/wire/flowDetail.ts';
import type { Text } from '../../../schemas/text.ts';
import { needsOf } from './actionNeeds.ts';
import { flowActionsLocale } from './flowActions.locale.ts';

/** Buttons beside the menu with the rest. */
const SHOWN = { desktop: 5, mobile: 2 } as const;
const PRIMARY: ReadonlySet<FlowOffer['action']> = new Set(['agree', 'resubmit', 'claim']);

/** What may be done, in its order, at the lower edge while the page scrolls under it. */
export const ActionBar = observer(function ActionBar({
  offers,
  help,
  busy,
  act,
  neighbours,
}: {
  readonly offers: readonly FlowOffer[];
  /** The step's text above the buttons. */
  readonly help: Text | undefined;
  readonly busy: boolean;
  readonly act: (offer: FlowOffer) => void;
  readonly neighbours: FlowNeighbours | undefined;
}) {
  const { locale, theme } = useRoot();
  const text = useText(flowActionsLocale);
  if (offers.length === 0 && neighbours === undefined) return null;
  const inOrder = offers.toSorted((one, other) => one.order - other.order);
  const most = theme.device === 'mobile' ? SHOWN.mobile : SHOWN.desktop;
  const [shown, rest] = [inOrder.slice(0, most), inOrder.slice(most)];
  return (
    <div className="at-flow-bar atrium-screen-only atrium-bar-below" role="toolbar" aria-label={text('bar')}>
      {help !== undefined && <p className="at-flow-help">{locale.localise(help)}</p>}
      <div className="at-flow-buttons">
        {neighbours !== undefined && (
          <span className="at-flow-neighbours">
            <Button
              icon={<LeftOutlined aria-hidden />}
              aria-label={text('previous')}
              disabled={neighbours.previous === undefined}
              onClick={neighbours.previous}
            />
            <Button
              icon={<RightOutlined aria-hidden />}
              aria-label={text('next')}
              disabled={neighbours.next === undefined}
              onClick={neighbours.next}
            />
          </span>
        )}
        {shown.map((offer) => (
          <Button
            key={offer.action}
            type={PRIMARY.has(offer.action) ? 'primary' : 'default'}
            danger={needsOf(offer).danger === true}
            disabled={busy}
            onClick={() => act(offer)}
          >
            {locale.localise(offer.text)}
          </Button>
        ))}
        {rest.length > 0 && (
          <Dropdown
            trigger={['click']}
            placement="topRight"
            menu={{
              items: rest.map((offer) => ({
                key: offer.action,
                label: locale.localise(offer.text),
                danger: needsOf(offer).danger === true,
              })),
              onClick: ({ key }) => {
                const chosen = rest.find(({ action }) => action === key);
                if (chosen) act(chosen);
              },
            }}
          >
            <Button disabled={busy}>
              {text('more')} <DownOutlined aria-hidden />
            </Button>
          </Dropdown>
        )}
      </div>
    </div>
  );
});
