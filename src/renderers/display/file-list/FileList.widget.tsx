import { Button, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { fileSize } from '../../../documents/fileSize.ts';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { safeUrl } from '../../../documents/safeUrl.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { fileListLocale } from './FileList.locale.ts';
import type { fileListMeta } from './FileList.meta.ts';

type File = NonNullable<RendererProps<typeof fileListMeta>['props']['items']>[number];

/** Files by name. Stored ones are fetched by a link that the server signs at the click; others by their own address. */
const FileList = observer(function FileList({ props }: RendererProps<typeof fileListMeta>) {
  const { token } = theme.useToken();
  const text = useText(fileListLocale);
  const { files, ui } = useRoot();
  const { items, emptyText } = props;
  if (!items) return null;
  if (items.length === 0) {
    return <span style={{ color: token.colorTextSecondary }}>{emptyText || text('empty')}</span>;
  }
  const download = async ({ id, url }: File): Promise<void> => {
    try {
      const address = id ? await files.link(id) : safeUrl(url);
      if (address === undefined) ui.message('error', text('failed'));
      else ui.download(address);
    } catch (error) {
      ui.message('error', messageOf(error));
    }
  };
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {items.map((file, index) => (
        <FileLine key={file.id ?? index} file={file} download={() => void download(file)} />
      ))}
    </ul>
  );
});
export default FileList;

const icons: Readonly<Record<string, string>> = {
  xlsx: 'table',
  xls: 'table',
  csv: 'table',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  gif: 'picture',
  webp: 'picture',
};

function FileLine({ file, download }: { file: File; download: () => void }) {
  const { token } = theme.useToken();
  const text = useText(fileListLocale);
  const { Icon } = useRoot().platform.chrome;
  const can = Boolean(file.id) || safeUrl(file.url) !== undefined;
  const ending = file.name.toLowerCase().split('.').at(-1) ?? '';
  return (
    <li
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: token.marginXS,
        minHeight: token.controlHeight,
        minWidth: 0,
      }}
    >
      <span style={{ color: token.colorTextSecondary }}>
        <Icon name={icons[ending] ?? 'file-text'} />
      </span>
      <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {can ? (
          <Button
            type="link"
            aria-label={text('download', { name: file.name })}
            onClick={download}
            style={{ padding: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
          >
            {file.name}
          </Button>
        ) : (
          file.name
        )}
      </span>
      {file.size !== undefined && file.size !== null && (
        <span style={{ flex: 'none', color: token.colorTextSecondary, fontSize: token.fontSizeSM }}>
          {fileSize(file.size)}
        </span>
      )}
    </li>
  );
}
