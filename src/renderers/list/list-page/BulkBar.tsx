import { Button, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { NodeList } from '../../../runtime/render/NodeView.tsx';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';

/**
 * What can be done with the chosen records; there while some are chosen.
 * @param below whether it stands below the records and stays in sight at the lower edge, as on phones, whose pages are long
 */
export const BulkBar = observer(function BulkBar({ model, below }: { model: ListModel; below: boolean }) {
  const { token } = theme.useToken();
  const text = useText(listPageLocale);
  const names = useMemo(
    () => ({
      get selection() {
        return [...model.chosen.keys()];
      },
      get selected() {
        return [...model.chosen.values()];
      },
    }),
    [model],
  );
  const { size } = model.chosen;
  if (size === 0) return null;
  const apart = model.chosenApart;
  return (
    <div
      role="status"
      className={below ? 'atrium-screen-only atrium-bar-below' : 'atrium-screen-only'}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: token.marginXS,
        padding: `${String(token.paddingXXS)}px ${String(token.paddingSM)}px`,
        background: token.colorPrimaryBg,
        borderRadius: token.borderRadius,
        ...(below
          ? { position: 'sticky', bottom: token.marginXS, zIndex: 2, boxShadow: token.boxShadowSecondary }
          : {}),
      }}
    >
      <span>{text(apart > 0 ? 'selectedApart' : 'selected', { count: size, apart })}</span>
      <Button type="link" size="small" onClick={() => model.clearChosen()}>
        {text('clear')}
      </Button>
      <div style={{ flex: 1 }} />
      <NodeList nodes={model.compiled.bulkActions} names={names} />
    </div>
  );
});
