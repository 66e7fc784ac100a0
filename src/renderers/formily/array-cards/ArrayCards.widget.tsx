import { CARD_PARTS, Cards, CARDS } from '../shared/rows/Cards.tsx';
import { rowsWidget } from '../shared/rows/rowsWidget.tsx';
import { arrayCardsMeta } from './ArrayCards.meta.ts';

export default rowsWidget(Cards, arrayCardsMeta, { useParts: () => CARDS, components: CARD_PARTS });
