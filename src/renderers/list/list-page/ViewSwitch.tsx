import { Segmented, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePart } from '../../../runtime/render/PartContext.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { listPageLocale } from './listPage.locale.ts';
import type { ListModel } from './ListModel.ts';

/** More of them stand in a menu. */
const SIDE_BY_SIDE = 6;

/** Its tools keep to the other end of their line, so that a line of its own is filled to both ends. */
const AT_START = { marginInlineEnd: 'auto' } as const;
const ON_PHONE = { flex: '0 1 120px', minWidth: 88 } as const;

/** Chooses among the views of a list. */
export default observer(function ViewSwitch({ model }: { model: ListModel }) {
  const text = useText(listPageLocale);
  const { locale, platform, theme } = useRoot();
  const { Icon } = platform.chrome;
  const { part } = usePart();
  const options = model.compiled.views.map(({ id, title, icon }) => ({
    value: id,
    label: <span {...part('view', id)}>{locale.localise(title)}</span>,
    title: locale.localise(title),
    ...(icon === undefined ? {} : { icon: <Icon name={icon} /> }),
  }));
  const shared = {
    'aria-label': text('views'),
    value: model.question.view?.id ?? '',
    onChange: (id: string) => {
      model.show(id);
    },
  };
  const phone = theme.device === 'mobile';
  if (phone) return <Select {...shared} options={options} style={ON_PHONE} />;
  if (options.length > SIDE_BY_SIDE)
    return <Select {...shared} options={options} style={{ ...AT_START, minWidth: 120 }} />;
  return <Segmented {...shared} options={options} style={AT_START} />;
});
