export const FIRST_DATA_ID = 'first-data';

/** The element that holds the firm's tables. */
export const FIRM_DATA_ID = 'firm-data';

export const CATEGORY_PAGE_SIZE = 12;

export const SEARCH_PAGE_SIZE = 10;
