import { UploadOutlined } from '@ant-design/icons';
import { Button, Flex, theme, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { listed } from '../../../schemas/text.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { FilledFilter } from '../shared/FilledFilter.tsx';
import { fileKinds } from '../shared/fileKinds.meta.ts';
import { FilePicker } from '../shared/FilePicker.tsx';
import { filesLocale } from '../shared/files.locale.ts';
import { groupAttributes } from '../shared/groupAttributes.ts';
import { RefusedFiles } from '../shared/RefusedFiles.tsx';
import { useInput } from '../shared/useInput.ts';
import { useUploads } from '../shared/useUploads.ts';
import { FileRow, UploadRow } from './FileRow.tsx';
import type { fileUploadMeta } from './FileUpload.meta.ts';

export default observer(function FileUpload(widget: RendererProps<typeof fileUploadMeta>) {
  const input = useInput(widget);
  const text = useText(filesLocale);
  const { ui, locale } = useRoot();
  const { token } = theme.useToken();
  const { maxCount, maxSize, accept = [], buttonText } = widget.props;
  const { files, uploads, free, send, retry, remove } = useUploads(input, { maxCount, maxSize, accept });
  if (input.filter) return <FilledFilter input={input} />;
  const { id, size, disabled, 'aria-describedby': described, 'aria-label': label } = input.attributes;
  const open = !disabled && free > 0;
  const rows = [
    ...files.map((file) => (
      <FileRow
        key={file.id}
        file={file}
        remove={widget.readOnly || disabled ? undefined : () => remove(file.id)}
      />
    )),
    ...uploads
      .filter(({ status }) => status === 'sending')
      .map((upload) => <UploadRow key={upload.key} upload={upload} remove={() => remove(upload.key)} />),
  ];
  const list = rows.length > 0 && (
    <ul aria-label={widget.title} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {rows}
    </ul>
  );
  if (widget.readOnly) {
    return list || <span style={{ color: token.colorTextSecondary }}>{text('none')}</span>;
  }
  const hint =
    maxCount === 1 ? text('hintOne', { size: maxSize }) : text('hint', { n: maxCount, size: maxSize });
  const titles = accept.map((kind) => locale.localise(fileKinds[kind].title));
  const kinds = listed(titles, locale.locale);
  return (
    <FilePicker
      accept={accept.map((kind) => fileKinds[kind].endings).join(',')}
      multiple={maxCount > 1}
      open={open}
      choose={(chosen) => {
        const more = send(chosen);
        if (more > 0) ui.message('warning', text('tooMany', { n: maxCount, more }));
      }}
    >
      {(pick) => (
        <Flex vertical gap={token.marginXS} {...groupAttributes(input)}>
          <Flex align="center" gap="small" wrap>
            <Button
              {...(id === undefined ? {} : { id })}
              {...(size === undefined ? {} : { size })}
              {...(label === undefined ? {} : { 'aria-label': label })}
              aria-describedby={described}
              icon={<UploadOutlined aria-hidden aria-label={undefined} />}
              disabled={!open}
              onClick={pick}
            >
              {buttonText || text('upload')}
            </Button>
            <Typography.Text type="secondary" style={{ fontSize: token.fontSizeSM }}>
              {kinds === '' ? hint : text('kinds', { hint, kinds })}
            </Typography.Text>
          </Flex>
          {list}
          <RefusedFiles uploads={uploads} retry={retry} remove={remove} />
        </Flex>
      )}
    </FilePicker>
  );
});
