import { defineLocale } from 'atrium/src/runtime/locale/defineLocale.ts';

export const seatMapLocale = defineLocale(
  'acme.seat-map',
  {
    front: '讲台',
    seat: '{{row}} 排 {{column}} 座',
    taken: '{{row}} 排 {{column}} 座，已占用',
    chosen: '已选 {{seats}}，最多 {{most}} 个',
    none: '尚未选择，最多 {{most}} 个',
    map: '座位图',
    free: '可选',
    isChosen: '已选',
    isTaken: '已占用',
  },
  {
    front: 'Front desk',
    seat: 'Row {{row}}, seat {{column}}',
    taken: 'Row {{row}}, seat {{column}}, taken',
    chosen: 'Chosen: {{seats}}; up to {{most}}',
    none: 'None chosen; up to {{most}}',
    map: 'Seat map',
    free: 'Free',
    isChosen: 'Chosen',
    isTaken: 'Taken',
  },
);
