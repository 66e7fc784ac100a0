import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FlowList } from './FlowList.ts';
import { flowListsLocale } from './flowLists.locale.ts';

/** The end of a list: how many lines are there, and what brings the next, which come by themselves as it comes near. */
export const ListMore = observer(function ListMore({ list }: { list: FlowList }) {
  const text = useText(flowListsLocale);
  const end = useRef<HTMLDivElement>(null);
  const { more, going, rows } = list;
  const goesOn = more && going === 'idle';
  useEffect(() => {
    const { current } = end;
    if (!goesOn || !current || typeof IntersectionObserver === 'undefined') return undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void list.goOn();
      },
      { rootMargin: '400px' },
    );
    sight.observe(current);
    return () => sight.disconnect();
  }, [list, goesOn, rows]);
  return (
    <div ref={end} className="at-flow-more">
      {going === 'failed' && <span role="alert">{messageOf(list.goingError)}</span>}
      {more && (
        <Button loading={going === 'loading'} onClick={() => void list.goOn()}>
          {text(going === 'failed' ? 'retry' : 'more')}
        </Button>
      )}
      <span role="status">{text(more ? 'here' : 'all', { n: rows.length })}</span>
    </div>
  );
});
