import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { DEFAULT_ZONE } from '../../conditions/index.ts';
import { addDays, addMonths, type Day, dayOf } from '../../renderers/list/shared/days.ts';
import { resourcePath } from '../../runtime/actions/resourcePath.ts';
import { isForbidden, messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useTitle } from '../parts/useTitle.ts';
import { ErrorView } from '../pages/ErrorView.tsx';
import { refusalOf } from '../pages/refusal.ts';
import { useTab } from '../workspace/useTab.ts';
import { Legend } from './Legend.tsx';
import { workCalendarLocale } from './workCalendar.locale.ts';
import { CALENDAR_MODULE, readDays, WorkYear } from './WorkYear.ts';
import { YearGrid } from './YearGrid.tsx';
import './workCalendar.css';

const YEAR = /^(?:19|2\d)\d\d$/;

/** `/workCalendar?year=…`: which days of a year are worked. */
export const WorkCalendarPage = observer(function WorkCalendarPage() {
  const root = useRoot();
  const { locale, platform, systems, ui } = root;
  const text = useText(workCalendarLocale);
  const title = locale.inBoth(workCalendarLocale, 'title');
  useTitle(locale.localise(title));
  useTab(title);
  const today = useMemo(() => dayOf(Date.now(), DEFAULT_ZONE) ?? '', []);
  const [params, setParams] = useSearchParams();
  const asked = params.get('year') ?? '';
  const year = YEAR.test(asked) ? asked : today.slice(0, 4);
  const module = useMemo(() => root.module(CALENDAR_MODULE), [root]);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [marked, coming] = await Promise.all([
        readDays(module, `${year}-01-01`, `${year}-12-31`, signal),
        readDays(module, today, addDays(sameDayNextYear(today), -1), signal),
      ]);
      const days = new WorkYear(module, marked, (message) => ui.message('error', message));
      return { days, isCovered: coming.length > 0 };
    },
    [module, year, today, ui],
  );
  const { loaded, retry } = useLoaded(load);
  const { Loading, Failure } = platform.chrome;
  if (loaded.status === 'failed' && isForbidden(loaded.error))
    return <ErrorView code="403" {...refusalOf(root, locale.localise(title))} />;
  const go = (years: number): void => setParams({ year: String(Number(year) + years) }, { replace: true });
  const list = resourcePath(systems, { kind: 'mgrList', id: `${CALENDAR_MODULE}-list` }, {});
  return (
    <section className="at-work-calendar" aria-label={text('title')}>
      <header>
        <h2>{text('title')}</h2>
        <div className="at-year-choice">
          <Button icon={<LeftOutlined aria-hidden />} aria-label={text('previous')} onClick={() => go(-1)} />
          <strong aria-live="polite">{text('year', { year })}</strong>
          <Button icon={<RightOutlined aria-hidden />} aria-label={text('next')} onClick={() => go(1)} />
        </div>
        <Link to={list}>{text('list')}</Link>
      </header>
      <p className="at-work-calendar-quiet">{text('hint')}</p>
      {loaded.status === 'loading' && <Loading shape="widget" />}
      {loaded.status === 'failed' && (
        <Failure title={text('failed')} description={messageOf(loaded.error)} retry={retry} />
      )}
      {loaded.status === 'ready' && (
        <>
          {!loaded.value.isCovered && (
            <Alert type="warning" showIcon message={text('uncovered')} description={text('uncoveredHint')} />
          )}
          <Legend year={year} days={loaded.value.days} />
          <YearGrid key={year} year={year} days={loaded.value.days} today={today} />
        </>
      )}
    </section>
  );
});

/** The day a year later; of the 29th of February the first of March. */
function sameDayNextYear(day: Day): Day {
  const month = addMonths(day, 12);
  return addDays(month, Number(day.slice(8)) - 1);
}
