import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { filesIn } from '../../../renderers/input/shared/files.meta.ts';
import { RefusedFiles } from '../../../renderers/input/shared/RefusedFiles.tsx';
import { useUploads } from '../../../renderers/input/shared/useUploads.ts';
import { SignaturePad } from '../../../renderers/input/signature/SignaturePad.tsx';
import { useConfirm } from '../../../renderers/input/signature/useConfirm.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { ActionDraft } from './ActionDraft.ts';
import { flowPartsLocale } from './flowParts.locale.ts';
import { plainInput } from './plainInput.ts';
import { SignaturePicture } from './SignaturePicture.tsx';

/** px */
const HEIGHT = 140;

/** A signature drawn on the pad of the product; one that was not confirmed is when the dialog is. */
export const SignatureInput = observer(function SignatureInput({
  id,
  draft,
}: {
  readonly id: string;
  readonly draft: ActionDraft;
}) {
  const { session } = useRoot();
  const text = useText(flowPartsLocale);
  const { signature } = draft;
  const input = plainInput({
    id,
    title: text('signature'),
    value: signature === null ? null : [signature],
    change: (value) => draft.change({ signature: filesIn(value)[0] ?? null }),
    hold: draft.hold,
    problem: draft.problems.signature,
  });
  const sent = useUploads(input, { maxCount: 1, maxSize: 1, accept: ['image'] });
  const confirm = useConfirm(sent);
  if (signature !== null) {
    return (
      <div className="at-flow-upload">
        <SignaturePicture file={signature} name={session.login?.userBaseInfo.realName ?? ''} />
        <Button size="small" onClick={() => draft.change({ signature: null })}>
          {text('signAgain')}
        </Button>
      </div>
    );
  }
  return (
    <div className="at-flow-upload">
      <SignaturePad input={input} height={HEIGHT} confirm={confirm} />
      <RefusedFiles uploads={sent.uploads} retry={sent.retry} remove={sent.remove} />
    </div>
  );
});
