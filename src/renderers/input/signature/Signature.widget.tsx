import { FileImageOutlined } from '@ant-design/icons';
import { Button, Flex, Spin, theme, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { FileValue } from '../../../schemas/wire/file.ts';
import { useFileAddress } from '../../shared/useFileAddress.ts';
import { FilledFilter } from '../shared/FilledFilter.tsx';
import { groupAttributes } from '../shared/groupAttributes.ts';
import { useInput } from '../shared/useInput.ts';
import { useUploads } from '../shared/useUploads.ts';
import { signatureLocale } from './signature.locale.ts';
import type { signatureMeta } from './Signature.meta.ts';
import { SignaturePad } from './SignaturePad.tsx';
import { useConfirm } from './useConfirm.ts';

/** MB; a signature is a few KB. */
const LARGEST = 1;

export default observer(function Signature(widget: RendererProps<typeof signatureMeta>) {
  const input = useInput(widget);
  const text = useText(signatureLocale);
  const { token } = theme.useToken();
  const sent = useUploads(input, { maxCount: 1, maxSize: LARGEST, accept: ['image'] });
  const { files, uploads, views, retry, remove } = sent;
  const confirm = useConfirm(sent);
  if (input.filter) return <FilledFilter input={input} />;
  const { id } = input.attributes;
  const group = widget.readOnly ? {} : { ...(id === undefined ? {} : { id }), ...groupAttributes(input) };
  const [file] = files;
  const [upload] = uploads;
  if (file) {
    return (
      <Flex vertical gap="small" align="flex-start" {...group}>
        <Signed
          key={file.id}
          file={file}
          view={views.get(file.id)}
          label={text('signed', { title: widget.title })}
        />
        {!widget.readOnly && !input.attributes.disabled && (
          <Button onClick={() => remove(file.id)}>{text('again')}</Button>
        )}
      </Flex>
    );
  }
  if (widget.readOnly) return <span style={{ color: token.colorTextSecondary }}>{text('none')}</span>;
  return (
    <Flex vertical gap="small">
      {upload && (
        <Flex align="center" gap="small" role="status">
          {upload.status === 'sending' && <Spin size="small" />}
          <Typography.Text type={upload.status === 'failed' ? 'danger' : 'secondary'}>
            {upload.status === 'failed' ? upload.message : text('sending')}
          </Typography.Text>
          {upload.status === 'failed' && upload.mayRetry && (
            <Button size="small" autoInsertSpace={false} onClick={() => retry(upload.key)}>
              {text('retry')}
            </Button>
          )}
        </Flex>
      )}
      <SignaturePad input={input} height={widget.props.height} confirm={confirm} />
    </Flex>
  );
});

/** The ink is black, so that the paper is white in the dark theme too. */
function Signed({ file, view, label }: { file: FileValue; view: string | undefined; label: string }) {
  const text = useText(signatureLocale);
  const { token } = theme.useToken();
  const address = useFileAddress(file.id, view);
  const paper = {
    width: 240,
    maxWidth: '100%',
    minHeight: 64,
    // The paper's, in both themes.
    color: 'rgba(0, 0, 0, 0.45)',
    fontSize: 32,
    padding: token.paddingSM,
    background: '#fff',
    border: `1px solid ${token.colorBorderSecondary}`,
    borderRadius: token.borderRadius,
  };
  if (address === undefined) {
    return <FileImageOutlined aria-label={`${label} (${text('gone')})`} title={text('gone')} style={paper} />;
  }
  if (address === '') return <div aria-busy style={paper} />;
  return <img src={address} alt={label} style={paper} />;
}
