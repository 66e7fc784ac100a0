import { useEffect } from 'react';
import type { ChunkLoadError } from '../data/ChunkLoadError.ts';
import { useText } from '../locale/useText.ts';
import { useRoot } from '../stores/RootContext.tsx';
import { chunkFailureLocale } from './chunkFailure.locale.ts';

export interface ChunkFailureProps {
  error: ChunkLoadError;
  /** Draws again what did not come. */
  retry: () => void;
  /** The person has asked for another try, and this is what came of it. */
  asked: boolean;
  /** Stands in the place of one widget among others. */
  inline?: boolean;
}

interface ChunkMessageProps {
  error: ChunkLoadError;
  /** It was told. */
  gone: () => void;
  /** Draws it again, where nobody else does. */
  again: (() => void) | undefined;
}

/** Says it of what the page can do without, once; the page stays as it is. */
export function ChunkMessage({ error, gone, again }: ChunkMessageProps) {
  const { ui } = useRoot();
  const text = useText(chunkFailureLocale);
  const { remedy } = error;
  useEffect(() => {
    if (remedy === 'release') ui.message('error', text('releasedHint'));
    else ui.message('error', text('partMissing'), again && { label: text('again'), run: again });
    gone();
  }, [ui, text, remedy, gone, again]);
  return null;
}

const reload = (): void => {
  window.location.reload();
};

/**
 * Says which part of the page did not come, and offers what helps. Where the part is to be had again but the browser
 * keeps to its failure, another try loads the page anew by itself, unless input would be lost.
 */
export function ChunkFailure({ error, retry, asked, inline = false }: ChunkFailureProps) {
  const { platform, unsaved } = useRoot();
  const text = useText(chunkFailureLocale);
  const { remedy } = error;
  useEffect(() => {
    if (asked && remedy === 'reload' && !unsaved.any()) reload();
  }, [asked, remedy, unsaved]);
  const { Failure } = platform.chrome;
  if (remedy === 'release') {
    return (
      <Failure title={text('released')} description={text('releasedHint')} reload={reload} inline={inline} />
    );
  }
  const way = remedy === 'reload' && asked ? { reload } : { retry };
  return <Failure title={text('partMissing')} description={error.message} {...way} inline={inline} />;
}
