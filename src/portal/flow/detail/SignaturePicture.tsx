import { useFileAddress } from '../../../renderers/shared/useFileAddress.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FlowFile } from '../../../schemas/wire/flowInstance.ts';
import { flowPartsLocale } from './flowParts.locale.ts';

/** A signature as it was drawn: black ink on white paper, in the dark theme too. */
export function SignaturePicture({ file, name }: { readonly file: FlowFile; readonly name: string }) {
  const text = useText(flowPartsLocale);
  const address = useFileAddress(file.id, undefined);
  const label = text('signedBy', { name });
  if (address === undefined) return <p className="at-flow-quiet">{label}</p>;
  if (address === '') return <div aria-busy className="at-flow-signature" />;
  return <img src={address} alt={label} className="at-flow-signature" />;
}
