import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { listed } from '../../../schemas/text.ts';
import { departmentPath } from './departmentPath.ts';
import type { departmentTextMeta } from './DepartmentText.meta.ts';

/** Names of departments. One that is gone shows its id: what was written down is not hidden. */
const DepartmentText = observer(function DepartmentText({ props }: RendererProps<typeof departmentTextMeta>) {
  const { token } = theme.useToken();
  const { locale } = useRoot();
  const { value, path, options } = props;
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => id !== undefined && id !== '');
  const quiet = { color: token.colorTextSecondary };
  if (ids.length === 0) return <span style={quiet}>—</span>;
  if (options.status === 'loading') return <span style={quiet}>…</span>;
  const names = ids.map((id = '') => {
    const levels = departmentPath(options, id).map(({ label }) => locale.localise(label));
    return (path ? levels.join(' / ') : levels.at(-1)) || id;
  });
  return <span style={{ overflowWrap: 'anywhere' }}>{listed(names, locale.locale)}</span>;
});
export default DepartmentText;
