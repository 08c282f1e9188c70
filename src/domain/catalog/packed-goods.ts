import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';

export const packedGoodsColumns = { ...pick(products, 'unit', 'packName', 'packSize', 'orderStep') } as const;
