import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { safeUrl } from '../../../documents/safeUrl.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { breadcrumbLocale } from './Breadcrumb.locale.ts';
import type { breadcrumbMeta } from './Breadcrumb.meta.ts';
import { isPlainClick } from '../../../runtime/render/isPlainClick.ts';

const Breadcrumb = observer(function Breadcrumb({ props }: RendererProps<typeof breadcrumbMeta>) {
  const { token } = theme.useToken();
  const text = useText(breadcrumbLocale);
  const root = useRoot();
  const last = props.items.length - 1;
  if (last < 0) return null;
  return (
    <nav aria-label={text('label')}>
      <ol
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: token.marginXXS,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {props.items.map(({ title, path }, index) => {
          const url = index === last ? undefined : safeUrl(path);
          const name = root.locale.localise(title);
          return (
            <li
              key={index}
              style={{ display: 'flex', gap: token.marginXXS, color: token.colorTextSecondary }}
            >
              {url === undefined ? (
                <span
                  {...(index === last ? { 'aria-current': 'page', style: { color: token.colorText } } : {})}
                >
                  {name}
                </span>
              ) : (
                <a
                  href={url}
                  style={{ color: 'inherit', textDecoration: 'none' }}
                  onClick={(event) => {
                    if (!url.startsWith('/') || !isPlainClick(event)) return;
                    event.preventDefault();
                    root.ui.navigate(url);
                  }}
                >
                  {name}
                </a>
              )}
              {index < last && <span aria-hidden>/</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
});
export default Breadcrumb;
