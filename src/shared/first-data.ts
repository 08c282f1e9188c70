/** Id of the element of the first HTML that carries what a guest's page is about to ask for. */
export const FIRST_DATA_ID = 'first-data';

/** Products that a category fetches at a time. */
export const CATEGORY_PAGE_SIZE = 12;

/** Products that a search fetches at a time. */
export const SEARCH_PAGE_SIZE = 10;
