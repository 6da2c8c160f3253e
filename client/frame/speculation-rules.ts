/**
 * Asks the browser to fetch a product's page while a finger is still on its card. Only then: a page that is fetched
 * because it might be opened costs prepaid data. A browser that saves data does not do it at all, and nothing of the page
 * runs before it is opened. Other links lead to a part of the same page, and the script fetches that part alone. How
 * eager a browser is may be left out: rules of links begin with the press, the least eager way. The header of the page
 * allows this very text by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: '.product-link' } }],
})
