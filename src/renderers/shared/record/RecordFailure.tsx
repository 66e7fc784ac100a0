import type { ReactNode } from 'react';
import { isForbidden, messageOf } from '../../../runtime/data/ApiError.ts';
import { RecordGone } from '../../../runtime/form/recordGone.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { recordLocale } from './record.locale.ts';

/**
 * Says why a record did not come: it is gone, kept from the person, or was not reached, which is tried again.
 * @param whenGone what can be done where it is gone
 */
export function RecordFailure({
  error,
  retry,
  whenGone,
}: {
  error: unknown;
  retry: () => void;
  whenGone?: ReactNode;
}) {
  const { Failure } = useRoot().platform.chrome;
  const text = useText(recordLocale);
  if (error instanceof RecordGone) {
    return (
      <Failure
        title={text('goneTitle')}
        description={
          <>
            {text('gone')}
            {whenGone}
          </>
        }
      />
    );
  }
  // Asking again gives nobody a right.
  const again = isForbidden(error) ? {} : { retry };
  return <Failure title={text('failed')} description={messageOf(error)} {...again} />;
}
