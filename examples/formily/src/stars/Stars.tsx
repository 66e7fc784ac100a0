import { fromFormily } from 'atrium/src/runtime/form/formily/fromFormily.tsx';
import { Stars } from '../library/Stars.tsx';
import { starsMeta } from './Stars.meta.ts';

export default fromFormily(Stars, starsMeta);
