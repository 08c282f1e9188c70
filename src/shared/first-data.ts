export const FIRST_DATA_ID = 'first-data';

export const FIRM_DATA_ID = 'firm-data';

export const CATEGORY_PAGE_SIZE = 12;

export const SEARCH_PAGE_SIZE = 10;
