import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RefusedCall } from '../../schemas/embed/refusedCalls.ts';
import { PlainLayout } from '../parts/PlainLayout.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { errorPageLocale } from './errorPage.locale.ts';
import { ErrorView } from './ErrorView.tsx';

/**
 * A page of what people keep for themselves, in which another site's login has no part: whoever comes by one reads why.
 * @param needs the call that the page is for
 */
export const OwnPage = observer(function OwnPage({
  needs,
  children,
}: {
  needs: RefusedCall;
  children: ReactNode;
}) {
  return useRoot().session.may(needs) ? <>{children}</> : <NotHere />;
});

function NotHere() {
  const text = useText(errorPageLocale);
  useTitle(text('code403Own'));
  return (
    <PlainLayout>
      <ErrorView code="403" title={text('code403Own')} description={text('text403Own')} />
    </PlainLayout>
  );
}
