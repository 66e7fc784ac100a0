import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';

/** Downloads a stored file by its id; a failure is told as a message. */
export function useFileLink(): (id: string) => Promise<void> {
  const { files, ui } = useRoot();
  return async (id) => {
    try {
      ui.download(await files.link(id));
    } catch (error) {
      ui.message('error', messageOf(error));
    }
  };
}
