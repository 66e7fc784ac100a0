import { observer } from 'mobx-react-lite';
import { ToneTag } from '../../renderers/shared/tones/ToneTag.tsx';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Finding } from '../../schemas/finding.ts';

/** What is wrong, by its code and in words. @param subject what of the document, as a person calls it */
export const FindingView = observer(function FindingView({
  finding: { severity, code, message },
  subject = '',
}: {
  finding: Finding;
  subject?: string;
}) {
  const { locale } = useRoot();
  return (
    <>
      <ToneTag tone={severity}>{code}</ToneTag>
      {subject !== '' && <strong>{subject}: </strong>}
      {locale.localise(message)}
    </>
  );
});
