import { defineLocale } from '../../../runtime/locale/defineLocale.ts';

export const carouselLocale = defineLocale(
  'renderer.carousel',
  {
    label: '轮播',
    before: '上一张',
    next: '下一张',
    go: '第 {{number}} 张',
    pause: '暂停轮播',
    play: '继续轮播',
  },
  { label: 'Carousel', before: 'Back', next: 'Next', go: 'Slide {{number}}', pause: 'Pause', play: 'Play' },
);
