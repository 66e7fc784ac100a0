import { Segmented, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';

/** More of them stand in a menu. */
const SIDE_BY_SIDE = 5;

/** Chooses among the views of a list. */
export default observer(function ViewSwitch({ model }: { model: ListModel }) {
  const text = useText(listPageLocale);
  const { locale, platform, theme } = useRoot();
  const { Icon } = platform.chrome;
  const options = model.views.map(({ id, title, icon }) => ({
    value: id,
    label: locale.localise(title),
    ...(icon === undefined ? {} : { icon: <Icon name={icon} /> }),
  }));
  const shared = {
    'aria-label': text('views'),
    value: model.view?.id ?? '',
    onChange: (id: string) => {
      model.show(id);
    },
  };
  if (theme.device === 'mobile' || options.length > SIDE_BY_SIDE)
    return <Select {...shared} options={options} style={{ minWidth: 120 }} />;
  return <Segmented {...shared} options={options} />;
});
