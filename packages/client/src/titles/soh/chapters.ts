/** What the sections of the book are about, where their ids do not say enough. */
export const chapters: Readonly<Record<string, string>> = {
  'phases-2-to-6': 'Phases 2 to 6',
  'adjusting-share-price-sales': 'Price after sales',
  'adjusting-share-price-dividend': 'Price after dividends',
  'presidents-certificate': 'President’s certificate',
};
