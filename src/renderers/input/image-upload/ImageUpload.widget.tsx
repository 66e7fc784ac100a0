import { PlusOutlined } from '@ant-design/icons';
import { Flex, Image, theme, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
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
import { ImageTile, TILE, UploadTile } from './ImageTile.tsx';
import type { imageUploadMeta } from './ImageUpload.meta.ts';

export default observer(function ImageUpload(widget: RendererProps<typeof imageUploadMeta>) {
  const input = useInput(widget);
  const text = useText(filesLocale);
  const { ui } = useRoot();
  const { token } = theme.useToken();
  const { maxCount, maxSize } = widget.props;
  const { files, uploads, free, views, send, retry, remove } = useUploads(input, {
    maxCount,
    maxSize,
    accept: ['image'],
  });
  const [large, enlarge] = useState(false);
  if (input.filter) return <FilledFilter input={input} />;
  const { id, disabled, 'aria-describedby': described, 'aria-label': label } = input.attributes;
  const sending = uploads.filter(({ status }) => status === 'sending');
  const open = !disabled && free > 0;
  const fixed = widget.readOnly || disabled;
  const tiles = (
    <Image.PreviewGroup preview={{ onVisibleChange: enlarge }}>
      {files.map((file) => (
        <ImageTile
          key={file.id}
          file={file}
          view={views.get(file.id)}
          large={large}
          remove={fixed ? undefined : () => remove(file.id)}
        />
      ))}
    </Image.PreviewGroup>
  );
  if (widget.readOnly) {
    if (files.length === 0) return <span style={{ color: token.colorTextSecondary }}>{text('none')}</span>;
    return (
      <Flex wrap gap="small">
        {tiles}
      </Flex>
    );
  }
  return (
    <FilePicker
      accept={fileKinds.image.endings}
      multiple={maxCount > 1}
      open={open}
      choose={(chosen) => {
        const more = send(chosen);
        if (more > 0) ui.message('warning', text('tooMany', { n: maxCount, more }));
      }}
    >
      {(pick) => (
        <Flex vertical gap={token.marginXXS} {...groupAttributes(input)}>
          <Flex wrap gap="small">
            {tiles}
            {sending.map((upload) => (
              <UploadTile key={upload.key} upload={upload} remove={() => remove(upload.key)} />
            ))}
            {free > 0 && (
              <button
                type="button"
                id={id}
                aria-label={label}
                aria-describedby={described}
                disabled={!open}
                onClick={pick}
                style={{
                  width: TILE,
                  height: TILE,
                  display: 'flex',
                  flexDirection: 'column',
                  alignItems: 'center',
                  justifyContent: 'center',
                  gap: token.marginXXS,
                  font: 'inherit',
                  color: open ? token.colorTextSecondary : token.colorTextDisabled,
                  background: token.colorFillQuaternary,
                  border: `1px dashed ${input.attributes.status === 'error' ? token.colorError : token.colorBorder}`,
                  borderRadius: token.borderRadius,
                  cursor: open ? 'pointer' : 'not-allowed',
                }}
              >
                <PlusOutlined aria-hidden aria-label={undefined} />
                {text('uploadImage')}
              </button>
            )}
          </Flex>
          <Typography.Text type="secondary" style={{ fontSize: token.fontSizeSM }}>
            {maxCount === 1
              ? text('hintOne', { size: maxSize })
              : text('hint', { n: maxCount, size: maxSize })}
          </Typography.Text>
          <RefusedFiles uploads={uploads} retry={retry} remove={remove} />
        </Flex>
      )}
    </FilePicker>
  );
});
