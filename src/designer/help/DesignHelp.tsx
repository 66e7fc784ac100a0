import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { NonBlocking } from '../../runtime/render/NonBlocking.tsx';
import { lazyPart } from '../../runtime/render/lazyPart.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import { guideAddress, topicOf } from './guideAddress.ts';
import { helpLocale } from './help.locale.ts';
import type { DesignTour } from './useTour.ts';

const DesignerTour = lazyPart(async () => (await import('./DesignerTour.tsx')).DesignerTour);

/** The help of a designer: what the guide says of the kind, and the tour. */
export const DesignHelp = observer(function DesignHelp({
  kind,
  tour,
}: {
  kind: DocumentKind;
  tour: DesignTour;
}) {
  const { locale } = useRoot();
  const text = useText(helpLocale);
  const button = useRef<HTMLButtonElement>(null);
  const end = (): void => {
    tour.end();
    button.current?.focus();
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            {
              key: 'guide',
              label: (
                <a href={guideAddress(topicOf(kind), locale.locale)} target="_blank" rel="noopener">
                  {text('guide')}
                </a>
              ),
            },
            ...(tour.fits ? [{ key: 'tour', label: text('tour') }] : []),
          ],
          onClick: ({ key }) => {
            if (key === 'tour') tour.begin();
          },
        }}
      >
        <Button
          ref={button}
          type="text"
          icon={<QuestionCircleOutlined aria-hidden />}
          aria-label={text('help')}
          title={text('help')}
        />
      </Dropdown>
      {tour.isRunning && (
        <NonBlocking gone={end}>
          <DesignerTour end={end} />
        </NonBlocking>
      )}
    </>
  );
});
