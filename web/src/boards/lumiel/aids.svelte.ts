/** What a person wants marked on the field: kept while the page is open. */
export const aids = $state({ sandwiches: false });
