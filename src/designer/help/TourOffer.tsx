import { CompassOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { helpLocale } from './help.locale.ts';
import type { DesignTour } from './useTour.ts';
import './help.css';

/** Offers the tour in a line of its own, which covers nothing. */
export const TourOffer = observer(function TourOffer({ tour }: { tour: DesignTour }) {
  const text = useText(helpLocale);
  return (
    <section className="at-tour-offer" aria-label={text('offerNamed')}>
      <CompassOutlined aria-hidden />
      <p>{text('offer')}</p>
      <Button size="small" type="primary" onClick={tour.begin}>
        {text('begin')}
      </Button>
      <Button size="small" type="text" onClick={tour.end}>
        {text('notNow')}
      </Button>
    </section>
  );
});
